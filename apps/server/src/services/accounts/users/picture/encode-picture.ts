import { BadRequest } from '@feathersjs/errors'
import sharp from 'sharp'
import { pictureKind } from '../../../../attachments/picture-kind.ts'

/** Sides of a member's picture, in pixels. */
const side = 512
/** Pixels beyond which a picture is not decoded: more than any phone takes. */
const mostPixels = 60_000_000

const noPicture = () => new BadRequest('That is not a picture', { code: 'pictureInvalid' })

/** Returns a square picture of a member, re-encoded: upright, without metadata or any of the original bytes. */
export const encodePicture = async (bytes: Buffer): Promise<Buffer> => {
  if (pictureKind(bytes) === undefined) throw noPicture()
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    throw noPicture()
  }
}
