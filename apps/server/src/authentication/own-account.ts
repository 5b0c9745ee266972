import type { User } from '@comanda/contract'
import { normalizePhone, phoneSpellings } from '@comanda/shop-rules/contact'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { refused } from '../errors/refusal.ts'
import { users } from '../tables/users.ts'

/** How to reach a person. */
export type Contact = {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
}

/** Returns the address without what follows a `+`: its owner chooses that. */
const mailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')

/** Returns whether two accounts have the same phone number or e-mail address. */
export const isSamePerson = (one: Contact, other: Contact): boolean =>
  (one.email && other.email ? mailbox(one.email) === mailbox(other.email) : false) ||
  (one.phone && other.phone
    ? phoneSpellings(one.phone).includes(normalizePhone(other.phone))
    : false)

/** Refuses a caller who would give something to their own account, or to one with the same phone or e-mail address (MEM-7.1). */
export const refuseOwnAccount = async (
  database: Database,
  caller: Pick<User, '_id' | 'email' | 'phone'>,
  account: string,
): Promise<void> => {
  const [found] =
    caller._id === account
      ? [caller]
      : await database
          .select({ email: users.email, phone: users.phone })
          .from(users)
          .where(eq(users._id, account))
  if (found && (found === caller || isSamePerson(caller, found)))
    throw refused({
      kind: 'Forbidden',
      code: 'ownAccount',
      message: 'Nobody gives something to their own account.',
      field: 'user',
    })
}
