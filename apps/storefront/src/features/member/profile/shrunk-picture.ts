/** Longest side of a member's picture, in pixels: it may be uploaded over a slow network. */
const SIDE = 800
const QUALITY = 0.86

/**
 * Returns the picture scaled down to the size that is shown; unchanged if the browser cannot decode it: the server decides
 * then.
 */
export const shrunkPicture = async (file: Blob): Promise<Blob> => {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const shrunk = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    return shrunk ?? file
  } catch {
    return file
  }
}
