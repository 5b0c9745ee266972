import { type TableCartStore, type TableCartState, tableCartOf } from '@comanda/client/table-cart'
import { useStore } from '@comanda/client/react'
import { useDiner } from '../../diner/diner-context.tsx'

/** Returns the shared cart of the diner's table as it is now, with what they do in it. */
export const useTable = (): { readonly table: TableCartStore; readonly state: TableCartState } => {
  const table = tableCartOf(useDiner().client)
  return { table, state: useStore(table.state) }
}
