import { phoneError, phoneText } from '@comanda/shop-rules/contact'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type GuestRow, guests, phoneDigits } from '../../../tables/guests.ts'
import { samePhone } from './same-phone.ts'

/** What is known of somebody who has a file or gets one. */
export interface Person {
  readonly user?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly email?: string | null | undefined
  readonly name?: string | null | undefined
}

const endingOf = (phone: string): string =>
  phoneText(phone).replaceAll(/\D/gu, '').slice(-phoneDigits)

const storedEnding = sql`right(regexp_replace(${guests.phone}, '[^0-9]', '', 'g'), ${sql.raw(String(phoneDigits))})`

const isPhone = (phone: string | null | undefined): phone is string =>
  phoneError(phone) === undefined

/** Returns the files of those of the people who have one, the oldest first of each number. */
const rowsOf = async (database: Database, people: readonly Person[]): Promise<GuestRow[]> => {
  const users = people.flatMap(({ user }) => user ?? [])
  const endings = people.flatMap(({ phone }) => (isPhone(phone) ? [endingOf(phone)] : []))
  const emails = people.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))
  const found: GuestRow[] = []
  for (const [values, condition] of [
    [users, () => inArray(guests.user, users)],
    [endings, () => inArray(storedEnding, endings)],
    [emails, () => inArray(guests.email, emails)],
  ] as const)
    if (values.length > 0)
      found.push(
        ...(await database
          .select()
          .from(guests)
          .where(condition())
          .orderBy(asc(guests.createTime), asc(guests._id))),
      )
  return found
}

/** Returns which of the files is a person's: by the account, else by the phone, else, without a phone, by the address. */
const ownOf = (rows: readonly GuestRow[], { user, phone, email }: Person): GuestRow | undefined => {
  const byUser = user ? rows.find((row) => row.user === user) : undefined
  if (byUser) return byUser
  if (isPhone(phone)) return rows.find((row) => row.phone !== null && samePhone(row.phone, phone))
  return email ? rows.find((row) => row.email === email.toLowerCase()) : undefined
}

/** Returns the file of each of the people, by a statement for each kind of key (GUEST-1.2). */
export const guestsOfPeople = async (
  database: Database,
  people: readonly Person[],
): Promise<(GuestRow | undefined)[]> => {
  const rows = await rowsOf(database, people)
  return people.map((person) => ownOf(rows, person))
}

export const guestOfPerson = async (
  database: Database,
  person: Person,
): Promise<GuestRow | undefined> => (await guestsOfPeople(database, [person]))[0]

export const guestById = async (database: Database, id: string): Promise<GuestRow | undefined> => {
  const [row] = await database.select().from(guests).where(eq(guests._id, id))
  return row
}

/** Lets files of one phone or account be begun one after another, until the transaction ends. */
export const lockPerson = async (
  transaction: Database,
  { user, phone, email }: Person,
): Promise<void> => {
  const key = isPhone(phone) ? endingOf(phone) : (user ?? email ?? '')
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`guest ${key}`}))`)
}
