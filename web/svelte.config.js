import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// A short name for each component's own styles: it stands on every element they reach.
const taken = new Map();
function cssHash({ hash, filename, css }) {
  const whole = hash(filename ?? css);
  let name = "";
  for (let length = 3; !name || (taken.get(name) ?? filename) !== filename; length++)
    name = `s${whole.slice(0, length)}`;
  taken.set(name, filename);
  return name;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, discloseVersion: false, cssHash },
};
