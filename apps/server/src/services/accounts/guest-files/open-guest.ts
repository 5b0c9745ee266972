import { and, eq, ne } from 'drizzle-orm'
import { accountById } from '../../../authentication/accounts.ts'
import type { Database } from '../../../database/connect.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { type GuestRow, guests } from '../../../tables/guests.ts'
import { memberSessions } from '../../../tables/member-sessions.ts'
import { guestOfPerson, lockPerson, type Person } from './guest-rows.ts'

/** Returns whether a member has been here: an account alone may name anybody's phone (GUEST-1.4). */
const hasVisited = async (database: Database, user: string): Promise<boolean> => {
  const rows = await database
    .select({ _id: memberSessions._id })
    .from(memberSessions)
    .where(
      and(
        eq(memberSessions.user, user),
        eq(memberSessions.status, 'done'),
        ne(memberSessions.type, 'topUp'),
      ),
    )
    .limit(1)
  return rows.length > 0
}

interface AccountOfPerson {
  readonly person: Person
  /** Whether the file of the phone, or of the verified address, is known to be this person's. */
  readonly isKnown: boolean
  readonly verified?: string | undefined
}

const personOfAccount = async (
  database: Database,
  user: string,
): Promise<AccountOfPerson | undefined> => {
  const account = await accountById(database, user)
  if (!account) return undefined
  const { phone, email, name } = account.user
  return {
    person: { user, phone, email, name },
    isKnown: await hasVisited(database, user),
    verified: account.emailVerified ? email : undefined,
  }
}

const begin = async (
  transaction: Database,
  { user, phone, email, name }: Person,
  now: Date,
): Promise<GuestRow> => {
  const [row] = await transaction
    .insert(guests)
    .values({
      _id: newRecordId(),
      user: user ?? null,
      phone: phone || null,
      email: email?.toLowerCase() || null,
      name: name || null,
      createTime: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning()
  const found = row ?? (await guestOfPerson(transaction, { user }))
  if (!found) throw new Error('the file of a guest was not written')
  return found
}

/** Returns the file of a guest without an account that is the member's, too. */
const unlinked = async (
  transaction: Database,
  { person, isKnown, verified }: AccountOfPerson,
): Promise<GuestRow | undefined> => {
  const { phone } = person
  const byPhone = isKnown && phone ? await guestOfPerson(transaction, { phone }) : undefined
  const found = byPhone ?? (verified && (await guestOfPerson(transaction, { email: verified })))
  return found && found.user === null ? found : undefined
}

const ofMember = async (
  transaction: Database,
  account: AccountOfPerson,
  now: Date,
): Promise<GuestRow> => {
  const { person, isKnown } = account
  const { user } = person
  await lockPerson(transaction, person)
  const own = await guestOfPerson(transaction, { user })
  const guest = own?.phone ? undefined : await unlinked(transaction, account)
  if (!own && guest) {
    const [linked] = await transaction
      .update(guests)
      .set({ user, version: guest.version + 1 })
      .where(eq(guests._id, guest._id))
      .returning()
    return linked ?? guest
  }
  const phone = isKnown && !guest ? person.phone : undefined
  if (!own) return begin(transaction, { ...person, phone }, now)
  if (own.phone !== null || !phone) return own
  const [known] = await transaction
    .update(guests)
    .set({ phone })
    .where(eq(guests._id, own._id))
    .returning()
  return known ?? own
}

/**
 * Returns the file of a person, which begins if there is none (GUEST-1.3), and is the member's from when that is known (GUEST-1.4).
 * Returns undefined if there is no such account.
 */
export const openGuest = async (
  transaction: Database,
  person: Person,
  now: Date,
): Promise<GuestRow | undefined> => {
  if (person.user) {
    const account = await personOfAccount(transaction, person.user)
    return account && ofMember(transaction, account, now)
  }
  await lockPerson(transaction, person)
  return (await guestOfPerson(transaction, person)) ?? begin(transaction, person, now)
}
