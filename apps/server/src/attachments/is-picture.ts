import sharp from 'sharp'
import { maxPixels } from './max-pixels.ts'
import { pictureKind } from './picture-kind.ts'

/** Whether the bytes are a picture, found out by decoding all of it. */
export const isPicture = async (bytes: Buffer): Promise<boolean> => {
  if (pictureKind(bytes) === undefined) return false
  try {
    await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).stats()
    return true
  } catch {
    return false
  }
}
