"""Python for a browser: `tools/build_wasm`."""
