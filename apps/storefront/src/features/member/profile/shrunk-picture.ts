/** Longest side of a member's picture, in pixels: what is sent over a bad network. */
const SIDE = 800
const QUALITY = 0.86

/** The picture no larger than it will be shown; as it is where the browser cannot read it: the server decides then. */
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
