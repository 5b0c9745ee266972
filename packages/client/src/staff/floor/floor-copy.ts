import type { TableViewItem } from '@comanda/contract'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { offlineCopy } from '../offline/offline-copy.ts'
import type { FloorSession } from './floor-session.ts'

interface Shown {
  readonly tables: ReadonlyMap<string, TableViewItem>
  readonly sessions: ReadonlyMap<string, FloorSession>
}

interface Stored {
  readonly tables: readonly TableViewItem[]
  readonly sessions: readonly FloorSession[]
}

/** Returns a session without the names of its guests: others may find the tablet. */
const withoutNames = (session: FloorSession): FloorSession => {
  const { contactName: _, orders, ...rest } = session
  return {
    ...rest,
    orders: orders.map(({ contactName: _name, licensePlate: _plate, ...order }) => order),
  }
}

/** The floor as this device last saw it (STAFF-8.1). Bookings, which are names and phones, are not stored. */
export const floorCopy = (storage: KeyStorage, shop: string, now: () => number) => {
  const copy = offlineCopy<Stored>(storage, { key: consoleKeys.staffFloor, shop }, now)
  return {
    read: (): (Stored & { readonly time: number }) | undefined => {
      const last = copy.read()
      return last && { ...last.value, time: last.time }
    },
    write: ({ tables, sessions }: Shown, isLast = false): void =>
      copy.write(
        { tables: [...tables.values()], sessions: [...sessions.values()].map(withoutNames) },
        isLast,
      ),
  }
}
