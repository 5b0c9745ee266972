/** Widths of the sizes in which the server gives pictures (CALL-3.1). */
const widths = { small: 400, medium: 800, large: 1200 } as const
export type PictureSize = keyof typeof widths

/** The URL of a picture in a size, webp. */
export const attachmentUrl = (id: string, size: PictureSize): string =>
  `/api/attachments/${id}?size=${size}&ext=webp`

/** What an image needs to choose the size that fits the screen. */
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
