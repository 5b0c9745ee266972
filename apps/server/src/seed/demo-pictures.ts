import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pictures } from '@comanda/demo'
import type { AttachmentStore } from '../attachments/attachment-store.ts'

const folder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@comanda/demo/package.json'))

/** How many pictures are checked at the same time. */
const AT_ONCE = 4

/** Stores the demo's pictures as attachments unless they exist already. */
export const loadDemoPictures = async (store: AttachmentStore): Promise<void> => {
  const waiting = [...pictures]
  const keepNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      if (!(await store.has(next.id)))
        await store.create(next.id, await readFile(join(folder(), next.file)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext))
}
