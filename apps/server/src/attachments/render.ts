import sharp from 'sharp'
import { maxPixels } from './max-pixels.ts'
import { type Rendition, widthOf } from './rendition.ts'

/** Returns a picture in a rendition, upright and without metadata. */
export const render = (original: Buffer, rendition: Rendition): Promise<Buffer> => {
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: widthOf(rendition), withoutEnlargement: true })
  return rendition.ext === 'webp'
    ? picture.webp({ quality: 78 }).toBuffer()
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
