/** Widths of the sizes in which the server serves pictures (CALL-3.1). */
const widths = { small: 400, medium: 800, large: 1200 } as const
export type PictureSize = keyof typeof widths

/** Returns the URL of a picture in a size, webp. */
export const attachmentUrl = (id: string, size: PictureSize): string =>
  `/api/attachments/${id}?size=${size}&ext=webp`

/** Returns the attributes by which an image selects the size that fits the screen. */
export const pictureSource = (id: string | undefined, sizes: string) =>
  id === undefined
    ? {}
    : {
        src: attachmentUrl(id, 'small'),
        srcSet: Object.entries(widths)
          .map(([size, width]) => `${attachmentUrl(id, size as PictureSize)} ${width}w`)
          .join(', '),
        sizes,
      }
