# shellcheck shell=bash
# Sourced by ./test after tools/setup.sh: its stages, some of them side by side, and what each took.
: "${root:?}"
account=$root/.tools/account

# begin_account: an empty one. Each line of it has a group, a stage and seconds; the line without a
# stage is the group as a whole, whose stages may have run side by side.
begin_account() { mkdir -p "$root/.tools" && : >"$account"; }

now() { printf '%s' "${EPOCHREALTIME/,/.}"; }

spent() {
  awk -v group="$1" -v stage="$2" -v began="$3" -v ended="$(now)" \
    'BEGIN { printf "%s\t%s\t%.1f\n", group, stage, ended - began }' >>"$account"
}

# stage GROUP NAME COMMAND…: its output is shown as it comes.
stage() {
  local group=$1 name=$2 began
  shift 2
  say "$name"
  began=$(now)
  "$@" || die "FAILED: $name"
  spent "$group" "$name" "$began"
}

quietly() {
  local said
  said=$("$@" 2>&1) || { printf '%s\n' "$said" && return 1; }
}

# beside NAME COMMAND…: in the background; all that it says is shown by `join NAME`.
beside() {
  local name=$1
  shift
  ("$@") >"$root/.tools/beside-$name.log" 2>&1 </dev/null &
  printf -v "beside_$name" %d $!
}

join() {
  local pid=beside_$1 code=0
  wait "${!pid}" || code=$?
  cat "$root/.tools/beside-$1.log" >&2
  [ "$code" = 0 ] || exit 1
}
