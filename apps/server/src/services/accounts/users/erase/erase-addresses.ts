import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { accountCodes } from '../../../../tables/account-codes.ts'
import { invitations } from '../../../../tables/invitations.ts'
import { mails } from '../../../../tables/mails.ts'
import { reservations } from '../../../../tables/reservations.ts'
import { users } from '../../../../tables/users.ts'
import { byBooking } from '../export/personal-conditions.ts'

const given = (email: string | null): readonly string[] =>
  email === null ? [] : [email.toLowerCase()]

/** The e-mail addresses of an account and of its reservations, in lower case. */
const addressesOf = async (transaction: Database, user: string): Promise<readonly string[]> => {
  const { email } = reservations
  const own = await transaction
    .select({ email: users.email })
    .from(users)
    .where(eq(users._id, user))
  const found = own.map((row) => row.email)
  for (const condition of await byBooking(transaction, user)) {
    const booked = await transaction.selectDistinct({ email }).from(reservations).where(condition)
    found.push(...booked.map((row) => row.email))
  }
  return [...new Set(found.flatMap(given))]
}

/** Removes what is known only by an account's e-mail addresses: mails that wait, codes that were sent, invitations. */
export const eraseAddresses = async (transaction: Database, user: string): Promise<void> => {
  const addresses = await addressesOf(transaction, user)
  if (addresses.length === 0) return
  for (const [table, column] of [
    [mails, mails.recipient],
    [accountCodes, accountCodes.email],
    [invitations, invitations.email],
  ] as const)
    await transaction.delete(table).where(inArray(sql`lower(${column})`, [...addresses]))
}
