/** Draws the icons of the installed app from `public/icon.svg`: `npm run icons`. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url).pathname
const mark = readFileSync(`${folder}icon.svg`, 'utf8')
/** The mark within the safe zone of a maskable icon, on a ground that fills it. */
const maskable = mark
  .replace('rx="16"', '')
  .replace('<g ', '<g transform="translate(9.6 9.6) scale(.7)" ')

const draw = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 64) })
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(`${folder}${name}.png`)

await draw(mark, 192, 'icon-192')
await draw(mark, 512, 'icon-512')
await draw(maskable, 512, 'icon-maskable')
await draw(maskable, 180, 'icon-apple')
