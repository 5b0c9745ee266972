import { expect, test } from 'vitest'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { thumbsOf } from './thumbs.ts'

const picture = 'a'.repeat(24)

/** A store whose only picture has such a thumbnail. */
const storeOf = (rendition: AttachmentStore['rendition']) => ({ rendition })

test('ROUTE-2.6: a page brings the thumbnail of its first picture along', async () => {
  const thumbOf = thumbsOf(storeOf(() => Promise.resolve(Buffer.from('picture'))))
  expect(await thumbOf(picture)).toBe('data:image/webp;base64,cGljdHVyZQ==')
})

test.each<[string, AttachmentStore['rendition']]>([
  ['is missing', () => Promise.resolve(undefined)],
  ['cannot be read', () => Promise.reject(new Error('no such file'))],
  ['is large', () => Promise.resolve(Buffer.alloc(4097))],
])('ROUTE-2.6: a page does without a thumbnail that %s', async (_, rendition) => {
  expect(await thumbsOf(storeOf(rendition))(picture)).toBeUndefined()
})
