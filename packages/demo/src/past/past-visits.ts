import { type Chance, chanceOf } from './chance.ts'
import type { PastVisit } from './past-visit.ts'
import { shopId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'
import { tableViewItems } from '../shops/tables.ts'
import { bookings } from '../visits/bookings.ts'

/** How many come on a plain day. */
const visitors: Readonly<Record<ShopKey, number>> = { hk: 18, tw: 11, sg: 12 }
/** Of a plain day's guests, from Sunday on. */
const weekdays = [1.2, 0.75, 0.8, 0.9, 1, 1.25, 1.4] as const
/** How many of a hundred come from the hour on that is the key: at lunch and at dinner most. */
const hours: Readonly<Record<number, number>> = {
  8: 6,
  9: 5,
  10: 3,
  11: 5,
  12: 16,
  13: 13,
  14: 4,
  15: 4,
  16: 4,
  17: 5,
  18: 12,
  19: 13,
  20: 7,
  21: 3,
}

const hourOf = (chance: Chance): number => {
  let left = chance.below(100)
  for (const [hour, share] of Object.entries(hours)) {
    if (left < share) return Number(hour)
    left -= share
  }
  return 12
}

const codes: Readonly<Partial<Record<ShopKey, readonly string[]>>> = {
  hk: ['LANTERN25', 'NOODLES'],
  tw: ['NOODLES'],
  sg: ['NOODLES'],
}

const turnOf = (chance: Chance): PastVisit['turn'] => {
  const drawn = chance.below(100)
  if (drawn < 3) return 'discount'
  if (drawn < 7) return 'void'
  if (drawn < 9) return 'refund'
  return drawn < 10 ? 'walkedOut' : undefined
}

/** Returns a free table with so many seats, and has it taken until then. */
const tableFor = (
  free: Map<string, number>,
  { shop, guests }: { readonly shop: ShopKey; readonly guests: number },
  from: number,
  until: number,
): string | undefined => {
  const found = tableViewItems.find(
    ({ _id, shop: of, capacity = 0 }) =>
      of === shopId(shop) && capacity >= guests && (free.get(_id) ?? 0) < from,
  )
  if (found) free.set(found._id, until)
  return found?._id
}

const payOf = (chance: Chance, isMember: boolean): PastVisit['pays'] => {
  if (isMember && chance.percent(20)) return 'balance'
  return chance.percent(35) ? 'cash' : 'card'
}

/** Returns who visited a shop on a day (YYYY-MM-DD, of that weekday from Sunday on), by their time: the same each time. */
export const pastVisits = (
  shop: string,
  { day, weekday }: { readonly day: string; readonly weekday: number },
): readonly PastVisit[] => {
  const key = shopKeys.find((one) => shopId(one) === shop)
  if (!key) return []
  const chance = chanceOf(Number(day.replaceAll('-', '')) * 7 + shopKeys.indexOf(key))
  const contacts = bookings.filter((one) => one.shop === shop)
  const free = new Map<string, number>()
  const count = Math.round(
    visitors[key] * (weekdays[weekday] ?? 1) * (0.85 + chance.below(31) / 100),
  )
  const arrivals = Array.from({ length: count }, () => hourOf(chance) * 60 + chance.below(60))
  const ofMember = chance.percent(key === 'hk' ? 35 : 8) ? chance.below(count) : -1
  return arrivals
    .toSorted((one, other) => one - other)
    .map((comes, index): PastVisit => {
      const isMember = index === ofMember
      const guests = chance.oneOf([1, 1, 2, 2, 2, 2, 3, 4, 4, 5, 6])
      const stays = 25 + chance.below(20) + guests * 5
      const leaves = comes + stays
      const table = chance.percent(65)
        ? tableFor(free, { shop: key, guests }, comes, leaves + 5)
        : undefined
      const other = chance.percent(80) ? ('takeAway' as const) : ('dineInNoTable' as const)
      const { name: contactName, phone } = chance.oneOf(contacts)
      const turn = turnOf(chance)
      const tip = key !== 'tw' && chance.percent(18) ? chance.oneOf([5, 5, 10]) : 0
      const code = !isMember && chance.percent(6) ? chance.oneOf(codes[key] ?? []) : undefined
      const rounds = table && guests > 1 && chance.percent(40) ? [comes, comes + 15] : [comes]
      return {
        type: table ? 'dineIn' : other,
        ...(table ? { table } : {}),
        guests: table ? guests : Math.min(guests, 3),
        rounds,
        leaves: table ? leaves : comes + 20,
        orderedBy: !isMember && table && chance.percent(50) ? 'waiter' : 'guest',
        isMember,
        contact: { contactName, phone },
        pays: payOf(chance, isMember),
        tip: table ? tip : 0,
        ...(code && table ? { code } : {}),
        ...(turn && table ? { turn } : {}),
      }
    })
}
