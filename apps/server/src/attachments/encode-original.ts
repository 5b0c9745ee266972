import { BadRequest } from '@feathersjs/errors'
import sharp from 'sharp'
import { maxPixels } from './max-pixels.ts'
import { pictureKind } from './picture-kind.ts'

/** The longest side of a stored picture in pixels: that of the largest rendition. */
const side = 4000

const noPicture = () =>
  new BadRequest('That is not a picture: JPEG, PNG, WebP, AVIF and GIF are accepted', {
    code: 'pictureInvalid',
  })

export interface EncodedPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Encodes an upload again: upright, at most 4000 pixels a side, the first frame only, without metadata (which may
 * contain the place). None of the uploaded bytes are stored.
 */
export const encodeOriginal = async (uploaded: Buffer): Promise<EncodedPicture> => {
  if (pictureKind(uploaded) === undefined) throw noPicture()
  try {
    const { data, info } = await sharp(uploaded, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw noPicture()
  }
}
