/**
 * Payload's own command line, for commands that need the configuration but no running shop: `migrate:create` refuses to start
 * without a secret, though nothing is signed.
 */
process.env.PAYLOAD_SECRET ||= 'unused';
await import(new URL('../../../node_modules/payload/bin.js', import.meta.url).href);
