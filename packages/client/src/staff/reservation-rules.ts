import type { PatchOf, ReservationSetting } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { createLoaded, type Loaded } from './loaded.ts'

/** How a shop takes reservations (RES-1); undefined if it never did. The calls fail with a `CallError`. */
export interface ReservationRules extends Loaded<ReservationSetting | undefined> {
  /** Changes fields; the first time they are stored with `enabled` and `sessions` as given, or off and without times. */
  readonly change: (changes: PatchOf<ReservationSetting>) => Promise<void>
}

export const createReservationRules = (
  { service }: Pick<Connection, 'service'>,
  shop: string,
): ReservationRules => {
  const read = async (): Promise<ReservationSetting | undefined> =>
    (await service('reservationSettings').find({ shop }))[0]
  const loaded = createLoaded(read)
  return {
    ...loaded,
    change: async (changes) => {
      const before = await read()
      const stored =
        before ??
        (await service('reservationSettings').create({ shop, enabled: false, sessions: [] }))
      await service('reservationSettings').patch(stored._id, changes)
      await loaded.reload()
    },
  }
}
