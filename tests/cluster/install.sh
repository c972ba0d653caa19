#!/bin/sh
# Installs what `npm run test:cluster` needs from Debian 12, as root. Services that Debian starts by itself are not started.
set -eu
cleanup() { rm -f /usr/sbin/policy-rc.d; }
if [ ! -e /usr/sbin/policy-rc.d ]; then
  trap cleanup EXIT
  printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
  chmod +x /usr/sbin/policy-rc.d
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends \
  postgresql-15 patroni python3-etcd etcd-server haproxy pgbouncer nginx-light faketime iproute2 util-linux
