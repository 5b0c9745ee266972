import type { GuestGiving, GuestRules, ListedGuest, ListGuestsResult } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'

/** A list of guests by rules, as far as it has been read (GUEST-7.1). */
export type ShownGuestList = Pick<ListGuestsResult, 'total' | 'members' | 'next'> & {
  readonly guests: readonly ListedGuest[]
}

/** What is given to all of a list. */
export interface ListGift {
  readonly coupon: string
  readonly endDate?: string
  readonly isAdvertising: boolean
}

/** Lists of guests of a shop. Each call fails with a `CallError`. */
export interface GuestLists {
  readonly read: (rules: GuestRules) => Promise<ShownGuestList>
  /** Returns the list with its next page. */
  readonly more: (rules: GuestRules, shown: ShownGuestList) => Promise<ShownGuestList>
  /** What was given to lists, the latest first. */
  readonly givings: Loaded<readonly GuestGiving[]>
  /** Follows the givings until the returned function is called. */
  readonly open: () => () => void
  /** Gives a coupon to all of a list; what is sent again is given once (GUEST-7.3). */
  readonly give: (rules: GuestRules, gift: ListGift) => Promise<GuestGiving>
}

export const createGuestLists = (connection: Connection, shop: string): GuestLists => {
  const { service, onConnect } = connection
  const keyed = createKeyedCall()
  const givings = createLoaded(async () => {
    await service('shops/subscribe').create({ item: shop })
    return (await service('guests/givings').create({ shop })).givings
  })
  const again = () => void givings.reload()
  return {
    givings,
    read: (rules) => service('guests/list').create({ shop, rules }),
    more: async (rules, { guests, next }) => {
      if (!next) return { guests, total: guests.length, members: 0 }
      const page = await service('guests/list').create({ shop, rules, after: next })
      return { ...page, guests: [...guests, ...page.guests] }
    },
    open: () => {
      const ends = [service('guests').on('patched', again), onConnect(again)]
      again()
      return () => {
        for (const end of ends) end()
      }
    },
    give: async (rules, gift) => {
      assertOnline(connection)
      const given = await keyed({ rules, gift }, (idempotencyKey) =>
        service('guests/give').create({ shop, rules, ...gift, idempotencyKey }),
      )
      await givings.reload()
      return given
    },
  }
}
