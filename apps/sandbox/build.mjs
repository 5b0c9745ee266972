// Bundles the sandbox into dist/main.js: it depends on nothing but Node.
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

await build({
  input: { main: here('src/startup/main.ts') },
  platform: 'node',
  tsconfig: here('tsconfig.json'),
  output: { dir: here('dist'), format: 'esm', sourcemap: true, entryFileNames: '[name].js' },
})
