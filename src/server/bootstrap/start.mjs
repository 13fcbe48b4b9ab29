/** `npm start` and `npm run dev`: installs the packages and runs the shop. */
import { fail, install, RUN, runAndExit } from './runtime.mjs';

if (Number(process.versions.node.split('.')[0]) < 18) fail('ThermoPièces needs Node.js 18 or newer to begin.');

install();
const isDevelopment = process.argv.includes('--dev');
runAndExit([RUN, 'main'], { NODE_ENV: isDevelopment ? 'development' : 'production' });
