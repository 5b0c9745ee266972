import type { Station, Ticket } from '@comanda/contract'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { offlineCopy } from '../offline/offline-copy.ts'

interface Stored {
  readonly stations: readonly Station[]
  readonly tickets: readonly Ticket[]
}

/** Returns a ticket without the name of its guest: others may find the tablet. */
const withoutNames = ({ contactName: _name, licensePlate: _plate, ...ticket }: Ticket): Ticket =>
  ticket

/** The stations and tickets of a shop as this device last saw them (STAFF-8.1). */
export const kitchenCopy = (storage: KeyStorage, shop: string, now: () => number) => {
  const copy = offlineCopy<Stored>(storage, { key: consoleKeys.staffTickets, shop }, now)
  return {
    read: (): (Stored & { readonly time: number }) | undefined => {
      const last = copy.read()
      return last && { ...last.value, time: last.time }
    },
    write: (stations: readonly Station[], tickets: Iterable<Ticket>, isLast = false): void =>
      copy.write({ stations, tickets: [...tickets].map(withoutNames) }, isLast),
  }
}
