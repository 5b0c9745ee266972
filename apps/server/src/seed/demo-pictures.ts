import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pictures } from '@comanda/demo'
import type { AttachmentStore } from '../attachments/attachment-store.ts'

const folder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@comanda/demo/package.json'))

/** Keeps the demo's pictures as attachments; those that are there already are left as they are. */
export const loadDemoPictures = async (store: AttachmentStore): Promise<void> => {
  for (const { id, file } of pictures)
    if (!(await store.has(id))) await store.create(id, await readFile(join(folder(), file)))
}
