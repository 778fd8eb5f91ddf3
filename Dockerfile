# syntax=docker/dockerfile:1
# The site in a container: built with the project's Node, served by Caddy, which runs without privileges, with a
# read-only root and without a capability (docs/deploy.md).

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
ARG SITE_VITALS_PERCENT
RUN npm run build

FROM caddy:2.10-alpine AS serve
# The image lets its program bind ports below 1024; without that capability it starts where all are dropped.
RUN setcap -r /usr/bin/caddy
COPY --from=build /site/build/hosts/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv
ENV CADDY_ADDRESS=":8080" \
    CADDY_ROOT="/srv" \
    CADDY_ADMIN="off" \
    XDG_CONFIG_HOME="/tmp" \
    XDG_DATA_HOME="/tmp"
USER 65534:65534
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
    CMD ["wget", "-q", "--spider", "http://127.0.0.1:8080/robots.txt"]
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
