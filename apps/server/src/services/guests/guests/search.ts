import type { FoundGuest, SearchGuestsData, SearchGuestsResult, User } from '@comanda/contract'
import { plainCode } from '@comanda/shop-rules/contact'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type GuestRow, guests } from '../../../tables/guests.ts'
import { membersOf, searchLimits, shortRow } from '../../accounts/users/search/search-members.ts'
import { search as searchReservations } from '../../reservations/reservations/search.ts'
import { guestOfPerson, guestsOfPeople } from '../../accounts/guest-files/guest-rows.ts'
import { samePhone } from '../../accounts/guest-files/same-phone.ts'
import { wholeGuests } from '../../accounts/guest-files/whole-guest.ts'
import { writtenOf } from '../../accounts/guest-files/written.ts'

/** The most people that a search finds: who sees more has typed too little. */
const MOST = 20

const lowerName = sql`lower(${guests.name}) collate "C"`
const lastFour = sql`right(regexp_replace(${guests.phone}, '[^0-9]', '', 'g'), 4)`

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '')

/** Returns the files that a text names: an address, a phone or its end, or how a name begins. The text is no pattern. */
const filesOf = async (database: Database, text: string): Promise<readonly GuestRow[]> => {
  const found = (condition: SQL) =>
    database
      .select()
      .from(guests)
      .where(condition)
      .orderBy(asc(lowerName), asc(guests._id))
      .limit(MOST)
  if (text.includes('@')) return found(eq(guests.email, text.toLowerCase()))
  const digits = digitsOf(text)
  if (digits.length === 4 && /^[\d\s]+$/u.test(text)) return found(eq(lastFour, digits))
  if (digits.length > 4 && /^[\d\s+().-]+$/u.test(text)) {
    const own = await guestOfPerson(database, { phone: text })
    return own ? [own] : []
  }
  const begin = text.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)
  return found(sql`${lowerName} like ${`${begin}%`}`)
}

const endingOf = (phone: string | null | undefined) => {
  const ending = digitsOf(phone ?? '').slice(-4)
  return ending === '' ? {} : { phoneEnding: ending }
}

/** Returns those who booked in the shop and have no file yet, each once. */
const bookedIn = async (
  reads: Database,
  data: SearchGuestsData,
  known: readonly FoundGuest[],
): Promise<FoundGuest[]> => {
  const { reservations: booked } = await searchReservations({ reads }, data)
  const files = await guestsOfPeople(reads, booked)
  const users = new Set(known.flatMap(({ user }) => user ?? []))
  const news = booked.filter(
    ({ user, phone }, at) =>
      !files[at] &&
      phone !== '' &&
      !(user !== undefined && users.has(user)) &&
      booked.findIndex((one) => samePhone(one.phone, phone)) === at,
  )
  return news.map(({ _id, name, phone }) => ({ reservation: _id, name, ...endingOf(phone) }))
}

/** `create guests/search` (GUEST-1.2): members, guests without an account, and who has booked. */
export const search = async (
  { database, reads, now }: Pick<Runtime, 'database' | 'reads' | 'now'>,
  data: SearchGuestsData,
  caller: User,
): Promise<SearchGuestsResult> => {
  await countAttempt(database, searchLimits(caller._id), now())
  const text = plainCode(data.text.trim())
  const members = (await membersOf(reads, text)).map((member): FoundGuest => {
    const { _id, name, memberNumber, phoneEnding } = shortRow(member)
    return {
      user: _id,
      ...(name === undefined ? {} : { name }),
      ...(memberNumber === undefined ? {} : { memberNumber }),
      ...(phoneEnding === undefined ? {} : { phoneEnding }),
    }
  })
  const shown = new Set<string | undefined>(members.map(({ user }) => user))
  const wholes = await wholeGuests(reads, await filesOf(reads, text))
  const files = [...new Set(wholes)].flatMap((whole): FoundGuest[] => {
    if (!whole || shown.has(whole.root.user ?? undefined)) return []
    const { name } = writtenOf(whole)
    const [phone] = whole.rows.flatMap((row) => row.phone ?? [])
    return [{ guest: whole.root._id, ...(name === undefined ? {} : { name }), ...endingOf(phone) }]
  })
  const known = [...members, ...files]
  const others = await bookedIn(reads, { ...data, text }, known)
  return { guests: [...known, ...others].slice(0, MOST) }
}
