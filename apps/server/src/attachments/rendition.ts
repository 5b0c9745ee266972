import sharp from 'sharp'
import { maxPixels } from './max-pixels.ts'

/** Widths of the renditions in pixels (CALL-3.1); a smaller picture is never enlarged. */
const widths = {
  thumb: 160,
  small: 400,
  medium: 800,
  large: 1200,
  exlarge: 2000,
  exlargex2: 4000,
} as const

export type PictureSize = keyof typeof widths
export type PictureType = 'webp' | 'jpg'

/** The size and type of a rendition. */
export interface Rendition {
  readonly size: PictureSize
  readonly ext: PictureType
}

export const widthOf = ({ size }: Rendition): number => widths[size]

export const mediaTypeOf = ({ ext }: Rendition): string =>
  ext === 'webp' ? 'image/webp' : 'image/jpeg'

const isSize = (word: string): word is PictureSize => Object.hasOwn(widths, word)

/** Returns the rendition that a query names: by default the largest size, as webp. */
export const readRendition = (
  size: string = 'exlargex2',
  ext: string = 'webp',
): Rendition | undefined =>
  isSize(size) && (ext === 'webp' || ext === 'jpg') ? { size, ext } : undefined

/** Returns a picture in a rendition, upright and without metadata. */
export const render = (original: Buffer, rendition: Rendition): Promise<Buffer> => {
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: widthOf(rendition), withoutEnlargement: true })
  return rendition.ext === 'webp'
    ? picture.webp({ quality: 78 }).toBuffer()
    : picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
