# shellcheck shell=bash
# Sourced by ./test after tools/setup.sh: programs of the machine that some tests start themselves.
# Where they are missing and cannot be installed, those tests are skipped and say how to.
: "${root:?}"

# bring_programs: Chromium, PostgreSQL and Redis, from apt when this is root's own Debian or Ubuntu.
bring_programs() {
  local missing=() log=$root/.tools/apt.log began=$SECONDS
  if ! has chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; then
    missing+=(chromium)
  elif ! has chromium-headless-shell && may_install && apt_knows chromium-headless-shell; then
    missing+=(chromium-headless-shell)
  fi
  has postgres /usr/lib/postgresql/*/bin/postgres || missing+=(postgresql)
  has redis-server valkey-server || missing+=(redis-server)
  [ ${#missing[@]} -gt 0 ] || return 0
  if ! may_install; then
    say "not on this machine: ${missing[*]}; the tests that need them are skipped"
    return 0
  fi
  say "installing ${missing[*]} with apt, for the tests (OSADA_NO_APT=1 does without) ..."
  # The run level keeps the packages from starting servers of their own: the tests start theirs.
  if (export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
    apt-get update && install_with_apt "${missing[@]}") >"$log" 2>&1 </dev/null; then
    say "installed in $((SECONDS - began)) s"
  else
    tail -n 5 "$log" >&2
    say "apt could not; the tests that need them are skipped. All of it: $log"
  fi
}

# Of Chromium the one without windows, where there is one: to sit down at a table it needs two fifths
# less of the processor.
install_with_apt() {
  local name wanted=()
  for name in "$@"; do
    if [ "$name" = chromium ] && apt_knows "$name-headless-shell"; then name+=-headless-shell; fi
    wanted+=("$name")
  done
  apt-get install --yes --no-install-recommends "${wanted[@]}"
}

may_install() { [ "${OSADA_NO_APT:-0}" = 0 ] && [ "$(id -u)" = 0 ] && has apt-get; }

apt_knows() { apt-cache show "$1" >/dev/null 2>&1; }

has() {
  local name
  for name in "$@"; do
    command -v "$name" >/dev/null && return
  done
  return 1
}
