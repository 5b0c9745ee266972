import sharp from 'sharp'
import { expect, it } from 'vitest'
import { AttachmentStore } from './attachment-store.ts'

const id = 'a'.repeat(24)

it('OPER-1.3: on a full disk an upload is refused with unavailable, and stored pictures are served in any size', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const store = new AttachmentStore({
    read: (key) => Promise.resolve(key === `originals/${id}` ? picture : undefined),
    has: () => Promise.resolve(true),
    write: () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
  })
  await expect(store.create(id, picture)).rejects.toMatchObject({
    code: 503,
    data: { code: 'unavailable' },
  })
  expect(await store.form(id, 'same', (original) => Promise.resolve(original))).toEqual(picture)
})
