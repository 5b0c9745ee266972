import sharp, { type OverlayOptions } from 'sharp'
import { maxPixels } from '../attachments/max-pixels.ts'
import type { IconForm } from './icon-form.ts'

/** The version of the drawing. Increase it with each change: stored icons are then drawn again. */
export const drawing = 1

/** How an icon is drawn: a picture that fills it, or that is centred on a background `#rrggbb`. */
export interface IconPlan {
  readonly fit: 'fill' | 'stand'
  readonly background: string
}

/** The longer side of a picture on a background, relative to the icon's side. */
const share = { tile: 0.74, plate: 0.7 } as const
/** The diameter of the mask's safe zone, relative to the icon's side; the picture's corners stay inside. */
const safeCircle = 0.8
/** The corner radius of a tile, relative to its side, as in the product's own logo. */
const roundness = 0.25
/** How far a colour may differ from the background and count as the same. */
const sameAsBackground = 16

const open = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' }).rotate()

/** Returns the width and height of a picture on its background. */
const sizeOn = ({ side, shape }: IconForm, width: number, height: number) => {
  const longest =
    shape === 'masked'
      ? (side * safeCircle * Math.max(width, height)) / Math.hypot(width, height)
      : side * share[shape]
  return { width: Math.floor(longest), height: Math.floor(longest) }
}

const standing = async (picture: Buffer, { background }: IconPlan, form: IconForm) => {
  // Margins like the corner, transparent or of one colour, are trimmed.
  const bare = await open(picture)
    .trim({ threshold: sameAsBackground })
    .png()
    .toBuffer({ resolveWithObject: true })
  const box = sizeOn(form, bare.info.width, bare.info.height)
  const input = await sharp(bare.data)
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer()
  const { side } = form
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer()
}

const roundCorners = (side: number): OverlayOptions => ({
  input: Buffer.from(
    `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * roundness}"/></svg>`,
  ),
  blend: 'dest-in',
})

/** Returns a shop's picture as an icon: a PNG of exactly the form's size. Throws if the picture cannot be decoded. */
export const drawIcon = async (
  picture: Buffer,
  plan: IconPlan,
  form: IconForm,
): Promise<Buffer> => {
  const { side, shape } = form
  const plate =
    plan.fit === 'stand'
      ? await standing(picture, plan, form)
      : await open(picture)
          .resize({ width: side, height: side, fit: 'cover' })
          .flatten({ background: plan.background })
          .png()
          .toBuffer()
  return sharp(plate)
    .ensureAlpha()
    .composite(shape === 'tile' ? [roundCorners(side)] : [])
    .png({ compressionLevel: 9, palette: true, quality: 95, effort: 8 })
    .toBuffer()
}
