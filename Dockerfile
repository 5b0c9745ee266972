# The product in one image: the API, both apps, and PostgreSQL for those who name none by DATABASE_URL.
#   docker build -t comanda . && docker run --init -p 3000:3000 -v comanda:/data comanda (docs/operations/install.md)
FROM node:22-bookworm-slim AS build
WORKDIR /srv/comanda
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund && node tooling/release/main.mjs

FROM node:22-bookworm-slim
LABEL org.opencontainers.image.title="Comanda" \
  org.opencontainers.image.description="Ordering and membership for restaurants" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /srv/comanda
# Of the checkout only its release.
RUN --mount=from=build,source=/srv/comanda/releases,target=/releases \
  tar -xzf /releases/comanda-*.tgz --strip-components 1 && npm ci --no-audit --no-fund && npm cache clean --force
# PostgreSQL does not run as root; 1000 is `node`. The code stays root's.
RUN install --directory --owner=node --group=node --mode=700 /data /backup
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/api/ready').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
