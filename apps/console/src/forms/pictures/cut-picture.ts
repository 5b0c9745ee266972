/** A part of a picture, in its own pixels. */
export interface PicturePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The most pixels of a side: larger than any screen shows. */
const MOST = 2000

/** Returns a part of a picture as a picture of its own, not larger than screens show. */
export const cutPicture = async (picture: Blob, part: PicturePart): Promise<Blob> => {
  const { x, y, width, height } = part
  const scale = Math.min(1, MOST / Math.max(width, height))
  const size = [Math.round(width * scale), Math.round(height * scale)] as const
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(...size)
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, ...size)
  bitmap.close()
  const type = picture.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
  return canvas.convertToBlob({ type, quality: 0.92 })
}
