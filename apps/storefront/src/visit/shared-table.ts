import type { DinerClient } from '@comanda/client'
import type { TableCartStore } from '@comanda/client/table-cart'

/** What a visit does with a table whose guests share a cart. */
export type SharedTable = Pick<TableCartStore, 'join' | 'resume'>

/** Returns the shared cart of the tables of a shop, if their guests share one; else nothing of it is loaded (TABLE-1.1). */
export const sharedTable = async (
  client: DinerClient,
  shop: string,
): Promise<SharedTable | undefined> => {
  await client.catalogue.open(shop)
  if (client.catalogue.state.get().menu?.shop.tableCart !== 'shared') return undefined
  const { tableCartOf } = await import('@comanda/client/table-cart')
  return tableCartOf(client)
}

/** Of a client at whose tables each phone has its own cart. */
export const noTable = (): Promise<undefined> => Promise.resolve(undefined)
