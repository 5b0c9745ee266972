import type { Menu } from '@comanda/contract'
import { createShownCatalogue } from './catalogue/shown-catalogue.ts'
import { createDinerClient, type DinerClient } from './client.ts'
import { memoryStorage } from './storage/key-storage.ts'

/** The client of a preview: the diner's, of a menu that somebody is editing (DRAFT-4.6). */
export interface PreviewClient {
  readonly client: DinerClient
  readonly show: (menu: Menu) => void
}

/** Creates the client. Nothing of it is stored. */
export const createPreviewClient = (url: string): PreviewClient => {
  const catalogue = createShownCatalogue()
  const client = createDinerClient({ url, storage: memoryStorage(), isShared: true, catalogue })
  return { client, show: catalogue.show }
}
