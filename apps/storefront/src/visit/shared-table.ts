import type { DinerClient } from '@comanda/client'
import type { TableCartStore } from '@comanda/client/table-cart'

/** What a visit does with a table whose guests share a cart. */
export type SharedTable = Pick<TableCartStore, 'join' | 'resume'>

/**
 * Returns the shared cart of the tables of a shop, if their guests share one; else nothing of it is loaded (TABLE-1.1). Entering
 * waits for no menu if the page has said `isShared`, or the stored menu says that they do (TABLE-6.12): one that says they do not may be of
 * before the shop has changed it, and who enters without a key would never have to be let in.
 */
export const sharedTable = async (
  client: DinerClient,
  shop: string,
  isShared?: boolean,
): Promise<SharedTable | undefined> => {
  const { catalogue } = client
  const opened = catalogue.open(shop)
  const ofMenu = (): boolean | undefined => {
    const { menu } = catalogue.state.get()
    return menu?.shop._id === shop ? menu.shop.tableCart === 'shared' : undefined
  }
  let known = isShared ?? ofMenu()
  if (isShared === undefined && !known) {
    await opened
    known = ofMenu()
  }
  if (!known) return undefined
  const { tableCartOf } = await import('@comanda/client/table-cart')
  return tableCartOf(client)
}

/** Of a client at whose tables each phone has its own cart. */
export const noTable = (): Promise<undefined> => Promise.resolve(undefined)
