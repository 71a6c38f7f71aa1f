# shellcheck shell=bash
# Sourced by ./run, ./test and tools/lock, which set $root. It makes .venv what the locks say.
# All it says goes to stderr: stdout belongs to the command that follows.
: "${root:?}"

say() { printf 'osada: %s\n' "$*" >&2; }
die() {
  say "$*"
  exit 1
}

# set_up runtime | dev: does nothing, quickly, when the stamp in .venv is current.
set_up() {
  (cd "$root" && stamped "$1") || (cd "$root" && locked_install "$1") </dev/null >&2 || exit 1
}

# The first line says what a venv survives no change of (the Python it was made by, its folder),
# the second what its packages and its entry point were installed from.
stamp() {
  local locks="requirements/build.txt requirements/runtime.txt"
  [ "$1" = runtime ] || locks="$locks requirements/dev.txt"
  .venv/bin/python -ISc 'import sys; print("%d.%d" % sys.version_info[:2], sys.argv[1])' "$PWD" \
    2>/dev/null || return
  # shellcheck disable=SC2086
  cat $locks pyproject.toml osada/version.py tools/setup.sh | cksum
}

stamped() {
  [ -f ".venv/.osada-$1" ] && [ "$(stamp "$1")" = "$(cat ".venv/.osada-$1")" ]
}

locked_install() {
  mkdir -p .tools || die "cannot write in $PWD"
  if command -v flock >/dev/null; then
    exec 9>.tools/setup.lock
    flock -n 9 || { say "waiting for another set-up to finish" && flock 9; }
    stamped "$1" && return
  fi
  install_locks "$1" 9>&-
}

install_locks() {
  local level=$1 began=$SECONDS log=.tools/setup.log python uv locks
  find_python
  drop_broken_venv
  say "setting up .venv ($level packages) with $("$python" -V) ..."
  : >"$log"
  rm -f .venv/.osada-*
  locks=(-r requirements/dev.txt) # holds the other two
  [ "$level" = dev ] || locks=(-r requirements/runtime.txt -r requirements/build.txt)
  # uv does not read pip's configuration (a mirror, a proxy, a certificate): where it fails, pip may not.
  if ! { find_uv && install_with_uv; } >>"$log" 2>&1 && ! install_with_pip >>"$log" 2>&1; then
    tail -n 15 "$log"
    die "the packages could not be installed; is the network there? All of it: $PWD/$log"
  fi
  stamp runtime >.venv/.osada-runtime
  [ "$level" = runtime ] || stamp dev >.venv/.osada-dev
  say "ready in $((SECONDS - began)) s"
}

# Sets $python to the interpreter itself, not the name it was found by: a version manager's shim is
# slow and may mean another Python in another folder.
find_python() {
  local name names=(python3 python3.14 python3.13 python3.12 python3.11 python)
  [ -z "${OSADA_PYTHON:-}" ] || names=("$OSADA_PYTHON")
  for name in "${names[@]}"; do
    python=$("$name" -c 'import sys; sys.version_info < (3, 11) and sys.exit(1); print(sys.executable)' \
      2>/dev/null) && return
  done
  die "Python 3.11 or newer is needed, and ${OSADA_PYTHON:-python3} is not (Debian, Ubuntu: apt install" \
    "python3 python3-venv; macOS: brew install python); OSADA_PYTHON=/path/to/python chooses one."
}

drop_broken_venv() {
  local made_by=""
  [ -d .venv ] || return 0
  if [ -f .venv/.osada-runtime ]; then
    read -r made_by <.venv/.osada-runtime
    [ "$made_by" = "$(stamp runtime | head -n 1)" ] || rm -rf .venv
  elif ! .venv/bin/python -ISc 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    rm -rf .venv
  fi
}

# Sets $uv; OSADA_NO_UV=1 does without.
find_uv() {
  [ "${OSADA_NO_UV:-0}" = 0 ] || return
  for uv in .tools/bin/uv uv; do
    "$uv" --version 2>/dev/null && return
  done
  "$python" -m pip install --quiet --disable-pip-version-check --upgrade --target .tools \
    --require-hashes -r requirements/uv.txt && uv=.tools/bin/uv && "$uv" --version
}

# What it was called before is another's name on the package index. Only who serves has the bytecode of
# all packages made at once: tests keep that of what they import, in a folder of their own.
install_with_uv() {
  local compile=(--compile-bytecode)
  [ "$level" = runtime ] || compile=()
  { [ -d .venv ] || "$uv" venv --quiet --python "$python" .venv; } &&
    "$uv" pip install --quiet ${compile[@]+"${compile[@]}"} --python .venv/bin/python --require-hashes \
      "${locks[@]}" &&
    { "$uv" pip uninstall --quiet --python .venv/bin/python osada || true; } &&
    "$uv" pip install --quiet --python .venv/bin/python --no-deps --no-build-isolation -e .
}

install_with_pip() {
  if ! .venv/bin/python -m pip --version 2>/dev/null && ! "$python" -m venv .venv; then
    echo "Python's venv module does not work (Debian, Ubuntu: apt install python3-venv)"
    return 1
  fi
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes "${locks[@]}" &&
    { .venv/bin/python -m pip uninstall --quiet --yes osada || true; } &&
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
}

# set_up_compiler: what compiles the rules, in .tools/compiler, apart from what runs.
set_up_compiler() {
  local made=.tools/compiler python uv want
  want=$(.venv/bin/python -ISc 'import sys; print(sys.version)' && cksum <requirements/compile.txt)
  [ "$want" != "$(cat $made/.stamp 2>/dev/null)" ] || return 0
  rm -rf "$made"
  find_python
  if ! { find_uv && "$uv" venv --quiet --python .venv/bin/python "$made" &&
    "$uv" pip install --quiet --python "$made/bin/python" --require-hashes -r requirements/compile.txt; } &&
    ! { .venv/bin/python -m venv --clear "$made" &&
      "$made/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes \
        -r requirements/compile.txt; }; then
    return 1
  fi
  printf '%s\n' "$want" >"$made/.stamp"
}

# install_with EXTRA-OR-FOLDER…: an extra at the versions of the locks, or a folder with a game of its
# own, which never brings anything else: whatever it needs of ours is here.
install_with() {
  local one uv how
  find_python
  if find_uv >/dev/null 2>&1; then
    how=("$uv" pip install --quiet --python .venv/bin/python)
  else
    how=(.venv/bin/python -m pip install --quiet --disable-pip-version-check)
  fi
  for one in "$@"; do
    if [ -d "$one" ]; then
      "${how[@]}" --no-deps --no-build-isolation "$one" || die "$one could not be installed"
    elif grep -qE "^$one = \[" pyproject.toml; then
      "${how[@]}" --no-build-isolation -c requirements/dev.txt -e ".[$one]" ||
        die "the extra $one could not be installed; is the network there?"
    else
      die "there is no extra $one and no such folder: choose from play, server, research, charts, cluster, all"
    fi
    say "installed: $one"
  done
}
