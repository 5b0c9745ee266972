import type { PatchOf, ReservationSetting, TableViewItem } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { byOrder } from '../floor/floor-places.ts'
import { changeRecord } from '../records/change-record.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** How a shop takes reservations, undefined if it never did, and its tables in their order. */
export interface SavedRules {
  readonly saved: ReservationSetting | undefined
  readonly tables: readonly TableViewItem[]
}

/** How a shop takes reservations (RES-1). The calls fail with a `CallError`. */
export interface ReservationRules extends Loaded<SavedRules> {
  /**
   * Changes fields and returns the rules; the first time they are stored with `enabled` and `sessions` as given, or off and without times.
   * `saved` is as the form began: what others have added to its lists since stays (STAFF-10.20).
   */
  readonly change: (
    saved: ReservationSetting | undefined,
    changes: PatchOf<ReservationSetting>,
  ) => Promise<ReservationSetting>
}

/** Returns what is set: there is nothing to clear in what was never saved. */
const withoutNulls = (changes: PatchOf<ReservationSetting>): Partial<ReservationSetting> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null))

export const createReservationRules = (
  { service }: Pick<Connection, 'service'>,
  shop: string,
): ReservationRules => {
  const read = async (): Promise<ReservationSetting | undefined> =>
    (await service('reservationSettings').find({ shop }))[0]
  const loaded = createLoaded(async () => {
    const [saved, tables] = await Promise.all([read(), service('tableViewItems').find({ shop })])
    const used = tables.filter(({ status }) => status !== 'disabled').toSorted(byOrder)
    return { saved, tables: used }
  })
  return {
    ...loaded,
    change: async (saved, changes) => {
      const before = saved ?? (await read())
      const stored = await (before
        ? changeRecord(service('reservationSettings'), before, changes)
        : service('reservationSettings').create({
            enabled: false,
            sessions: [],
            ...withoutNulls(changes),
            shop,
          }))
      await loaded.reload()
      return stored
    },
  }
}
