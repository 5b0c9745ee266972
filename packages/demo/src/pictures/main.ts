import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { menu } from '../catalogue/categories.ts'
import { group } from './scenes/group.ts'
import { dishScenes } from './scenes/scenes.ts'
import { render } from './compose/render.ts'

const out = join(dirname(fileURLToPath(import.meta.url)), '../../pictures')

const tints = new Map(
  menu.flatMap(({ color, dishes }) => dishes.map(({ key }) => [key, color] as const)),
)
const wanted = new Set(process.argv.slice(2))

await mkdir(out, { recursive: true })
let bytes = 0
for (const [key, scene] of Object.entries({ ...dishScenes, ...group })) {
  if (wanted.size > 0 && !wanted.has(key)) continue
  const picture = await render(scene, tints.get(key) ?? '#F3C38B')
  await writeFile(join(out, `${key}.webp`), picture)
  bytes += picture.length
}
process.stdout.write(`${Math.round(bytes / 1024)} KB of pictures\n`)
