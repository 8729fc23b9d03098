#!/bin/sh
# Stands in for systemctl where systemd does not run: starts what a unit says, as whom it says, and stops it.
set -eu
unit=/etc/systemd/system/institut.service
of() { sed -n "s/^$1=-\{0,1\}//p" "$unit"; }
stop() {
  [ -e /run/institut.pid ] || return 0
  group=$(cat /run/institut.pid)
  kill -- "-$group" 2>/dev/null || true
  while kill -0 -- "-$group" 2>/dev/null; do sleep 0.1; done
  rm /run/institut.pid
}
start() {
  user=$(of User)
  install --directory --owner="$user" "/var/cache/$(of CacheDirectory)"
  settings=$(of EnvironmentFile)
  cd "$(of WorkingDirectory)"
  # shellcheck disable=SC2046
  setsid setpriv --reuid="$user" --regid="$user" --clear-groups \
    env --ignore-environment PATH="$PATH" $(of Environment) $(cat "$settings") $(of ExecStart) >>/run/institut.log 2>&1 &
  echo $! >/run/institut.pid
}
case "$*" in
  'enable --now institut' | 'start institut') start ;;
  'stop institut') stop ;;
  'restart institut') stop; start ;;
  *) echo "systemctl $*: not here" >&2; exit 1 ;;
esac
