import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { backdrop, filters, height, nearer, width } from './backdrop.ts'
import type { Scene } from './scene.ts'

/** The drawings are 256 px wide. Enlarging them once, with a good filter, keeps them smooth. */
const ENLARGED = 448
const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

/** The square in the middle of a picture. */
const middle = { left: (width - height) / 2, top: 0, width: height, height }

const enlarged = new Map<string, Promise<string>>()

const enlarge = async (code: string): Promise<string> => {
  const drawing = await readFile(join(folder, `${code}.webp`))
  const png = await sharp(drawing)
    .resize(ENLARGED, ENLARGED, { kernel: 'lanczos3' })
    .png()
    .toBuffer()
  return `<image id="d-${code}" width="1" height="1" href="data:image/png;base64,${png.toString('base64')}"/>`
}

const definitionOf = (code: string): Promise<string> => {
  const known = enlarged.get(code) ?? enlarge(code)
  enlarged.set(code, known)
  return known
}

/** Returns the picture of a scene as WebP. */
export const render = async (scene: Scene, tint: string): Promise<Buffer> => {
  const content = scene.parts.join('\n')
  const codes = new Set([...content.matchAll(/#d-([0-9a-f-]+)/g)].map(([, code = '']) => code))
  const definitions = await Promise.all([...codes].map(definitionOf))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${filters}${definitions.join('')}</defs>${backdrop(scene.tint ?? tint)}<g transform="${nearer}">${content}</g></svg>`
  const picture = sharp(Buffer.from(svg), { unlimited: true })
  const framed = scene.square ? picture.extract(middle) : picture
  return framed
    .flatten({ background: '#FFFFFF' })
    .webp({ quality: 84, effort: 6, smartSubsample: true })
    .toBuffer()
}
