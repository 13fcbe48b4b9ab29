# One image for building and running: the native parts of sharp stay the ones they were installed as.
FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 DATA_DIR=/data

COPY package.json package-lock.json .npmrc ./
COPY tests/typed-client/package.json tests/typed-client/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# The pages are built once, here, so that a container is ready in seconds.
RUN npm run build && mkdir -p /data && chown -R node:node /data .next dist node_modules/.cache

USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "src/server/bootstrap/run.mjs", "main"]
