// The bytes of every file of a folder: as it is, and as gzip and brotli make it at their best. JSON, by name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};
const folder = process.argv[2];
const sizes = readdirSync(folder).map((name) => {
  const data = readFileSync(join(folder, name));
  return [name, [data.length, gzipSync(data, { level: 9 }).length, brotliCompressSync(data, { params }).length]];
});
process.stdout.write(JSON.stringify(Object.fromEntries(sizes)));
