/**
 * Takes the photographs of Moon & Rice, into `photographs/`: each takes some minutes. With keys of dishes as arguments,
 * only those.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stillLifes } from './still-lifes/still-lifes.ts'
import { photograph } from './trace/photograph.ts'

/** Paths of light for each pixel. */
const PATHS = 16

const out = join(dirname(fileURLToPath(import.meta.url)), '../../photographs')
const wanted = new Set(process.argv.slice(2))

await mkdir(out, { recursive: true })
for (const [key, setting] of Object.entries(stillLifes)) {
  if (wanted.size > 0 && !wanted.has(key)) continue
  const picture = await photograph(setting(), PATHS)
  await writeFile(join(out, `${key}.webp`), picture)
  process.stdout.write(`${key}: ${Math.round(picture.length / 1024)} KB\n`)
}
