import type { TableCartChange, TableGuest } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { withChange } from './shown-cart.ts'
import { removedByOthers } from './removed-by-others.ts'
import { editsOf, type TableModel } from './table-model.ts'
import type { TableSharing } from './table-sharing.ts'

interface Hearing {
  readonly sharing: Pick<TableSharing, 'render'>
  readonly hearOwn: (guest: TableGuest) => void
  readonly subscribe: () => void
}

/** Follows the events of a table: of its cart, its guests, and of the own record. Returns what ends it. */
export const hearTable = (
  { service }: Pick<Connection, 'service'>,
  model: TableModel,
  { sharing, hearOwn, subscribe }: Hearing,
): readonly (() => void)[] => {
  const hearCart = (change: TableCartChange): void => {
    if (change._id !== model.own?.session || !model.base) return
    const next = withChange(model.base, change)
    if (!next) {
      subscribe()
      return
    }
    const lastEdits = editsOf(model, change)
    const removed = removedByOthers(model, lastEdits)
    model.show(next)
    model.prune()
    if (lastEdits.length > 0) model.patch({ lastEdits })
    if (removed.length > 0) model.refuse(removed)
    model.heard()
    sharing.render()
  }
  const hearGuest = (guest: TableGuest): void => {
    const { own } = model
    if (guest.session === undefined) {
      if (guest._id === own?.guest) hearOwn(guest)
      return
    }
    if (guest.session !== own?.session) return
    const { guests } = model.state.get()
    const known = guests.find(({ _id }) => _id === guest._id)
    if (known && known.version > guest.version) return
    model.showGuests([...guests.filter((one) => one !== known), guest])
    sharing.render()
  }
  return [
    service('tableCarts').on('patched', hearCart),
    service('tableGuests').on('created', hearGuest),
    service('tableGuests').on('patched', hearGuest),
  ]
}
