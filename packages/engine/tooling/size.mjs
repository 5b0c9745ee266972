/** Bundles the engine as a browser would load it, minified, and prints its gzipped size; fails above the limit. */
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const LIMIT = 35 * 1024
const faces = fileURLToPath(new URL('../dist/faces/', import.meta.url))
const names = readdirSync(faces).filter((file) => /^[a-z-]+\.js$/.test(file))
/** All faces as one entry. */
const everything = {
  name: 'everything',
  resolveId: (id) => (id === 'everything' ? id : undefined),
  load: (id) =>
    id === 'everything'
      ? names.map((file) => `export * from ${JSON.stringify(faces + file)}`).join('\n')
      : undefined,
}

const bundle = await rolldown({ input: 'everything', plugins: [everything], platform: 'browser' })
const { output } = await bundle.generate({ format: 'esm', minify: true })
const bytes = output.reduce(
  (sum, chunk) => sum + gzipSync(chunk.code ?? '', { level: 9 }).length,
  0,
)

process.stdout.write(`@comanda/engine: ${(bytes / 1024).toFixed(1)} KB gzip of ${LIMIT / 1024}\n`)
if (bytes > LIMIT) process.exitCode = 1
