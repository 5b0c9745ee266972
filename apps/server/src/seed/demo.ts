import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moonPictures, pictures } from '@comanda/demo'
import { openAttachments } from '../attachments/open-attachments.ts'
import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { loadDemoBookings } from './demo-bookings.ts'
import { loadDemo } from './load-demo.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'

/** How many pictures are checked at the same time. */
const AT_ONCE = 4

/** Stores the demo's pictures as attachments unless they exist already. */
const loadDemoPictures = async (store: AttachmentStore, root: string): Promise<void> => {
  const waiting = [...pictures, ...moonPictures]
  const storeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      if (!(await store.has(next.id)))
        await store.create(next.id, await readFile(join(root, 'packages/demo', next.file)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext))
}

/** Prepares the demo of what is installed under `root`: loads its records into an empty database, its missing pictures, and guests of today. */
export const prepareDemo = async (
  app: App,
  runtime: Runtime,
  { root, hasBookings }: { readonly root: string; readonly hasBookings: boolean },
): Promise<void> => {
  const loading = loadDemoPictures(openAttachments(runtime.config), root)
  const [isLoaded] = await Promise.all([loadDemo(app, runtime), loading])
  if (hasBookings) await loadDemoBookings(app, runtime)
  if (!isLoaded) runtime.log.debug('there is a shop or an owner already: no demo is loaded')
}
