/**
 * Bundles the engine as browsers load it, minified, and prints its gzipped size; fails above a limit. What a diner orders with comes
 * at once, so it is measured in one piece; faces that a single page loads, or the server alone, are measured by themselves.
 */
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const kilobyte = 1024
const limits = { ordering: 35 * kilobyte, apart: 3 * kilobyte }
const apart = new Set(['payments'])

const faces = fileURLToPath(new URL('../dist/faces/', import.meta.url))
const names = readdirSync(faces)
  .filter((file) => /^[a-z-]+\.js$/.test(file))
  .map((file) => file.replace('.js', ''))

/** Returns the gzipped size of some faces as one entry. */
const sizeOf = async (some) => {
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) =>
      id === 'entry'
        ? some.map((name) => `export * from ${JSON.stringify(`${faces}${name}.js`)}`).join('\n')
        : undefined,
  }
  const bundle = await rolldown({ input: 'entry', plugins: [entry], platform: 'browser' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  return output.reduce((sum, { code = '' }) => sum + gzipSync(code, { level: 9 }).length, 0)
}

const judge = (name, bytes, limit) => {
  const shown = (bytes / kilobyte).toFixed(1)
  process.stdout.write(`@comanda/engine, ${name}: ${shown} KB gzip of ${limit / kilobyte}\n`)
  if (bytes > limit) process.exitCode = 1
}

judge('ordering', await sizeOf(names.filter((name) => !apart.has(name))), limits.ordering)
for (const name of names.filter((one) => apart.has(one)))
  judge(name, await sizeOf([name]), limits.apart)
