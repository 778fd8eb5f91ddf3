# syntax=docker/dockerfile:1
# The site in a container: built with the project's Node, served by nginx, which needs no privileges and no capability
# and works with a read-only root (docs/deploy.md).

FROM node:24.11-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# With development packages: the record that they are there spares the build a second installation.
RUN npm ci
COPY . .
# Settings of the site (site.config.ts), each given with --build-arg; one that is not given counts as unset.
ARG SITE_PRODUCT
ARG SITE_LEADS
ARG SITE_CHAT_APP_ID
ARG SITE_CHAT_REGION
ARG SITE_EZQL
ARG SITE_URL
ARG SITE_ADMIN
ARG SITE_DOCS
ARG SITE_HELP
ARG SITE_COMMUNITY
ARG SITE_ACCOUNTS
ARG SITE_BOOKING
ARG SITE_BOOKING_15
ARG SITE_BOOKING_CONCIERGE
ARG SITE_DEMO
ARG SITE_LINKEDIN
ARG SITE_X
ARG SITE_YOUTUBE
ARG SITE_INSTAGRAM
ARG SITE_EMAIL
ARG SITE_OFFLINE
ARG SITE_SECURITY_EXPIRES
ARG SITE_VITALS
RUN npm run build

FROM alpine:3.22 AS serve
RUN apk add --no-cache nginx nginx-mod-http-brotli
COPY --from=build /site/server/container.conf /etc/nginx/nginx.conf
COPY --from=build /site/build/hosts /etc/site
COPY --from=build /site/dist /srv
USER 65534:65534
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
    CMD ["wget", "-q", "--spider", "http://127.0.0.1:8080/healthz"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
