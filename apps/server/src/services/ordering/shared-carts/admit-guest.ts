import { tableAnimals, type TableGuest } from '@comanda/contract'
import { countedGuests, entersAlone, isGuestPresent } from '@comanda/shop-rules/table-guests'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import { type Refusal } from '../../../errors/refusal.ts'
import { type TableGuestRow, tableGuests } from '../../../tables/table-guests.ts'
import { lockedCart, saveCart } from './cart-rows.ts'
import { guestKeyHash } from './guest-key.ts'
import { changeGuest, guestsOfTable, type OfSession, ownGuest } from './guest-rows.ts'
import { guestDeclined, tableFull } from './refusals.ts'

/** The most guests of a table, and how often somebody new may ask at one from an address in 15 minutes. */
const mostGuests = 20
const mostPerAddress = 20
const colours = 8

/** A phone that enters a table. */
export interface Entrant extends OfSession {
  readonly tableName: string | null
  readonly key: string
  readonly name: string | undefined
  readonly newId: string
  readonly address: string
  readonly now: Date
}

/** Who a phone is at a table, and whether that is new. */
export interface Entry {
  /** Absent if there is no room. */
  readonly guest?: TableGuestRow
  readonly event?: 'created' | 'patched'
  /** Why it may not enter. */
  readonly refusal?: Refusal
}

/** Somebody asks the guests of a table to let them in. */
export const guestWaiting = (guest: TableGuest): Refusal => {
  return {
    kind: 'Conflict',
    code: 'guestWaiting',
    message: 'The guests of this table are asked to let you in.',
    detail: { guest },
  }
}

const waitingOrNot = (
  guest: TableGuestRow,
  table: Pick<Entrant, 'tableName'>,
): Pick<Entry, 'refusal'> => {
  if (guest.status === 'waiting') return { refusal: guestWaiting(ownGuest(guest, table)) }
  return guest.status === 'declined' ? { refusal: guestDeclined } : {}
}

/**
 * Lets a phone in at a table with a shared cart, or has it wait (TABLE-1.2): the first is the host, who has been before enters
 * again, and others wait for a guest to let them in.
 */
export const admitGuest = async (
  transaction: Database,
  { shop, session, tableName, key, name, newId, address, now }: Entrant,
): Promise<Entry> => {
  const of = { shop, session }
  const cart = await lockedCart(transaction, of, now)
  const guests = await guestsOfTable(transaction, of)
  const keyHash = guestKeyHash(key)
  const time = now.toISOString()
  const known = guests.find((guest) => guest.keyHash === keyHash)
  if (known) {
    const alone = known.status === 'waiting' && entersAlone(known, guests, now.getTime())
    if (known.status === 'declined' || (known.status === 'waiting' && !alone))
      return { guest: known, ...waitingOrNot(known, { tableName }) }
    const isHere = known.status === 'admitted' && isGuestPresent(known, now.getTime())
    if (isHere) return { guest: known }
    const guest = await changeGuest(transaction, known, { status: 'admitted', seenTime: time })
    return { guest, event: 'patched' }
  }
  const here = countedGuests(guests, now.getTime())
  const isFirst = !guests.some(({ status }) => status === 'admitted' || status === 'left')
  if (here.length >= mostGuests) return { refusal: tableFull }
  // A stranger who asks again and again would keep friends out.
  if (!isFirst)
    await countAttempt(
      transaction,
      [{ name: `tableGuests/${session}/${address}`, most: mostPerAddress }],
      now.getTime(),
    )
  const seat = cart.seats + 1
  const taken = new Set(here.map(({ animal }) => animal))
  const from = (seat - 1) % tableAnimals.length
  const free = [...tableAnimals.slice(from), ...tableAnimals.slice(0, from)]
  const guest: TableGuestRow = {
    _id: newId,
    shop,
    session,
    keyHash,
    status: isFirst ? 'admitted' : 'waiting',
    seat: String(seat),
    animal: free.find((animal) => !taken.has(animal)) ?? free[0]!,
    colour: (seat - 1) % colours,
    name: name?.trim() || null,
    isHost: isFirst,
    isReady: false,
    joinTime: time,
    seenTime: time,
    version: 1,
  }
  await transaction.insert(tableGuests).values(guest)
  await saveCart(transaction, of, { seats: seat })
  return { guest, event: 'created', ...waitingOrNot(guest, { tableName }) }
}
