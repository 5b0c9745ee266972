import sharp from 'sharp'
import { maxPixels } from './max-pixels.ts'
import { pictureKind } from './picture-kind.ts'

/** Returns whether the bytes are a picture, by decoding all of them. */
export const isPicture = async (bytes: Buffer): Promise<boolean> => {
  if (pictureKind(bytes) === undefined) return false
  try {
    await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).stats()
    return true
  } catch {
    return false
  }
}
