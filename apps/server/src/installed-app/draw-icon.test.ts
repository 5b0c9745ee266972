import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawIcon } from './draw-icon.ts'
import { iconForms, type IconName, iconNames } from './icon-form.ts'
import { iconBackground } from './icon-background.ts'
import { iconMotif } from './icon-motif.ts'

const colours = { theme: '#ff9b33', background: '#fbf7f1' }
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

const svg = (width: number, height: number, content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  )
    .webp({ lossless: true })
    .toBuffer()

/** A logo of 300 × 100 with wide margins, transparent or of a colour. */
const sign = (fill: string, around = '') =>
  svg(600, 400, `${around}<rect x="150" y="150" width="300" height="100" fill="${fill}"/>`)
/** A photograph with a different colour at each edge: red above, green below. */
const photograph = (width: number, height: number) =>
  svg(
    width,
    height,
    `<rect width="${width}" height="${height / 2}" fill="#f00"/><rect y="${height / 2}" width="${width}" height="${height / 2}" fill="#080"/>`,
  )

const drawn = async (picture: Buffer, name: IconName, kind: 'logo' | 'photograph' = 'logo') => {
  const motif = await iconMotif(picture, kind)
  if (!motif) throw new Error('nothing to draw')
  const plan = { fit: motif.fit, background: iconBackground(motif, colours) }
  const png = await drawIcon(picture, plan, iconForms[name])
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): number[] => {
    const index =
      (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4
    return [...data.subarray(index, index + 4)]
  }
  return { png, at, plan, info }
}

describe('icons of a shop', () => {
  it.each(iconNames)('%s is a PNG of its size', async (name) => {
    const { png } = await drawn(await sign('#222222'), name)
    const { side } = iconForms[name]
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  })

  it('a transparent logo is drawn on the theme colour', async () => {
    const { at, plan } = await drawn(await sign('#221100'), 'maskable-512')
    expect(plan).toEqual({ fit: 'stand', background: '#ff9b33' })
    expect(at(0, 0)).toEqual([255, 155, 51, 255])
    expect(at(0.5, 0.5).slice(0, 3)).toEqual([34, 17, 0])
  })

  it('a logo without contrast to the theme colour is drawn on the next background with enough', async () => {
    expect((await drawn(await sign('#ff8c1a'), '512')).plan.background).toBe('#221c17')
    expect((await drawn(await sign('#b5382a'), '512')).plan.background).toBe('#fbf7f1')
  })

  it.each(['maskable-192', 'maskable-512'] as const)(
    '%s: a logo is entirely within the safe zone of the mask, on an opaque background',
    async (name) => {
      for (const logo of [
        await sign('#221100'),
        await svg(90, 300, '<rect x="30" width="30" height="300"/>'),
      ]) {
        const { at, info } = await drawn(logo, name)
        const side = info.width
        for (let x = 0; x < side; x += 3)
          for (let y = 0; y < side; y += 3) {
            const pixel = at(x / (side - 1), y / (side - 1))
            const isOutside = Math.hypot(x - side / 2, y - side / 2) > side * 0.4 + 2
            if (isOutside && pixel.join() !== '255,155,51,255')
              throw new Error(`${x},${y} is ${pixel.join()}`)
          }
      }
    },
  )

  it('a logo with its own background extends it to the edges', async () => {
    const { at, plan } = await drawn(
      await sign('#ffffff', '<rect width="600" height="400" fill="#0a5a3c"/>'),
      'apple',
    )
    expect(plan).toEqual({ fit: 'stand', background: '#0a5a3c' })
    expect(at(0, 0)).toEqual([10, 90, 60, 255])
    expect(at(0.5, 0.5)).toEqual([255, 255, 255, 255])
  })

  it('a photograph is cropped to a square and fills the icon; a wide logo is never cropped', async () => {
    const { at, plan } = await drawn(await photograph(800, 400), 'apple', 'photograph')
    expect(plan.fit).toBe('fill')
    expect([at(0, 0.02).slice(0, 3), at(1, 0.98).slice(0, 3)]).toEqual([
      [255, 0, 0],
      [0, 136, 0],
    ])
    expect((await drawn(await photograph(800, 400), 'apple')).plan.fit).toBe('stand')
    expect((await drawn(await photograph(800, 700), 'apple')).plan.fit).toBe('fill')
  })

  it('a tile has round corners; an icon that the platform masks has none', async () => {
    const picture = await photograph(400, 400)
    expect((await drawn(picture, '192')).at(0, 0)[3]).toBe(0)
    expect((await drawn(picture, 'maskable-192')).at(0, 0)[3]).toBe(255)
    expect((await drawn(picture, 'apple')).at(0, 0)[3]).toBe(255)
  })

  it('of an animation the first frame is drawn', async () => {
    const frames = [await photograph(60, 60), await sign('#00f')].map((frame) =>
      sharp(frame).resize(60, 60).png().toBuffer(),
    )
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect((await drawn(moving, '192')).at(0.5, 0.1)).toEqual([255, 0, 0, 255])
  })

  it('an empty, tiny or invalid picture gives no icon', async () => {
    const empty = sharp({ create: { width: 90, height: 90, channels: 4, background: clear } })
    expect(await iconMotif(await empty.png().toBuffer(), 'logo')).toBeUndefined()
    expect(await iconMotif(await photograph(200, 20), 'logo')).toBeUndefined()
    expect(await iconMotif(Buffer.from('<svg onload="alert(1)">'), 'logo')).toBeUndefined()
  })
})
