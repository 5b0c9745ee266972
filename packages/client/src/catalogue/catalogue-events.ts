import { menuParts } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

const events = ['created', 'patched', 'removed'] as const

/** Calls the listener on every change of a shop's catalogue. Returns a function that unsubscribes. */
export const onCatalogueChange = (connection: Connection, listener: () => void): (() => void) => {
  const ends = menuParts.flatMap((path) =>
    events.map((event) => connection.listen(path, event, listener)),
  )
  return () => {
    for (const end of ends) end()
  }
}
