import type { ThumbOf } from '@comanda/contract'
import type { AttachmentStore } from '../attachments/attachment-store.ts'

/** The most bytes of a picture that a page brings with it. */
const mostThumb = 4096

/** Returns what makes thumbnails for pages of the pictures that are stored. A page does without one that cannot be read. */
export const thumbsOf =
  (store: Pick<AttachmentStore, 'rendition'>): ThumbOf =>
  async (attachment) => {
    const bytes = await store
      .rendition(attachment, { size: 'thumb', ext: 'webp' })
      .catch(() => undefined)
    if (!bytes || bytes.length > mostThumb) return undefined
    return `data:image/webp;base64,${bytes.toString('base64')}`
  }
