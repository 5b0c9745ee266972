import sharp from 'sharp'
import { type Rendition, widthOf } from './rendition.ts'

/** Pixels beyond which a picture is not decoded: more than any camera takes, less than fills the memory. */
const MAX_PIXELS = 100_000_000

/** A picture in one rendition, turned upright, without the camera's notes. */
export const render = (original: Buffer | string, rendition: Rendition): Promise<Buffer> => {
  const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: widthOf(rendition), withoutEnlargement: true })
  return rendition.ext === 'webp'
    ? picture.webp({ quality: 78 }).toBuffer()
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** Whether the bytes are a picture, found out by decoding all of it. */
export const isPicture = async (bytes: Buffer): Promise<boolean> => {
  try {
    await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}
