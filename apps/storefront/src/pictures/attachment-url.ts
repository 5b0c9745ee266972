import { isLowSpec } from '../device/low-spec.ts'

/** Widths of the sizes in which the server serves pictures (CALL-3.1). */
const widths = { small: 400, medium: 800, large: 1200 } as const
export type PictureSize = keyof typeof widths

/** Returns the URL of a picture in a size, webp. */
export const attachmentUrl = (id: string, size: PictureSize): string =>
  `/api/attachments/${id}?size=${size}&ext=webp`

/** Attributes of an image. */
interface PictureSource {
  readonly src?: string
  readonly srcSet?: string
  readonly sizes?: string
}

/** Returns the attributes by which an image selects the size that fits the screen; the small one on a device of little power. */
export const pictureSource = (id: string | undefined, sizes: string): PictureSource => {
  if (id === undefined) return {}
  const src = attachmentUrl(id, 'small')
  if (isLowSpec()) return { src }
  // Chromium keeps an image that has `sizes` but was never shown, and all that led to it: a kiosk would keep its guests.
  if (globalThis.document?.documentElement.dataset['kiosk'] !== undefined)
    return { src: attachmentUrl(id, 'medium') }
  const srcSet = Object.entries(widths)
    .map(([size, width]) => `${attachmentUrl(id, size as PictureSize)} ${width}w`)
    .join(', ')
  return { src, srcSet, sizes }
}
