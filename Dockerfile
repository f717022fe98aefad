# The server with its data, pages and files. Not built on a laptop of ours: the deploy workflow builds it and tries it before it pushes.
#   docker build --tag jaankari --build-arg SITE_URL=https://data.example.org . && docker run --rm --publish 4321:4321 jaankari
# SITE_URL is where people will reach it; without it pages name no address, and it may be set when it runs.
# The deploy workflow gives it with its digest.
ARG BASE=node:24-slim
# Pages and files are the same for every machine: they are made on the one that builds, and what is installed for each.
FROM --platform=$BUILDPLATFORM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
COPY . .
ARG SITE_URL=
RUN npm run build

FROM ${BASE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321
# Memory that is free goes back to the system (docs/operations.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ARG SITE_URL=
ENV SITE_URL=${SITE_URL}
COPY package.json package-lock.json .npmrc ./
# The image has its Node, which is not kept a second time. What draws pictures is an optional part of its package, so that those stay.
RUN npm ci --omit=dev && rm -rf node_modules/node-* node_modules/.bin/node && npm cache clean --force
COPY src src
COPY data data
COPY --from=build /app/dist dist
USER node
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--initial-old-space-size=24", "--max-semi-space-size=16", "--max-old-space-size=512", "src/server/main.ts"]
