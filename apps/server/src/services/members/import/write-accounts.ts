import type { User } from '@comanda/contract'
import type { MemberChange } from '@comanda/shop-rules/member-import'
import { eq } from 'drizzle-orm'
import { accountOf } from '../../../authentication/accounts.ts'
import { createAccounts } from '../../../authentication/create-account.ts'
import type { Database } from '../../../database/connect.ts'
import { isTaken } from '../../../database/is-taken.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { users } from '../../../tables/users.ts'
import { endOfDay, type ImportPlace } from './import-place.ts'

/** A change with the member it is of, who is there by now. `user` is what was written of one who was there before. */
export interface WrittenAccount {
  readonly change: MemberChange
  readonly member: string
  readonly user?: User | undefined
}

const fieldsOf = (
  { profile, level, ranks }: MemberChange,
  place: ImportPlace,
): Partial<typeof users.$inferInsert> => {
  const expires = (until: string | undefined): string | undefined =>
    until === undefined ? undefined : endOfDay(place, until)
  return {
    ...profile,
    ...(level ? { vipLevel: level._id, vipExpires: expires(level.until) ?? null } : {}),
    ...(ranks
      ? {
          ranks: ranks.map(({ _id, until }) => {
            const end = expires(until)
            return { rank: _id, ...(end === undefined ? {} : { expires: end }) }
          }),
        }
      : {}),
  }
}

const takenByNow: Refusal = {
  kind: 'Conflict',
  code: 'conflict',
  message: 'There is a member with this e-mail address or number by now.',
  field: 'rows',
}

const addAccounts = async (
  transaction: Database,
  changes: readonly MemberChange[],
  place: ImportPlace,
): Promise<readonly WrittenAccount[]> => {
  const accounts = changes.map((change) => ({
    ...fieldsOf(change, place),
    email: change.profile.email,
    emailVerified: false,
  }))
  const ids = await createAccounts(transaction, accounts)
  if (!ids) throw refused(takenByNow)
  return changes.flatMap((change, at) => {
    const member = ids[at]
    return member === undefined ? [] : [{ change, member }]
  })
}

const patchAccount = async (
  transaction: Database,
  member: string,
  change: MemberChange,
  place: ImportPlace,
): Promise<User | undefined> => {
  const fields = fieldsOf(change, place)
  if (Object.keys(fields).length === 0) return undefined
  const [row] = await transaction
    .update(users)
    .set({ ...fields, ...(change.profile.email === undefined ? {} : { emailVerified: false }) })
    .where(eq(users._id, member))
    .returning()
    .catch((error: unknown) => {
      throw isTaken(error, 'member_number') ? refused(takenByNow) : error
    })
  return row && accountOf(row).user
}

/** Writes the accounts of rows: those who are new by one statement. Refuses if an e-mail address is taken by now. */
export const writeAccounts = async (
  transaction: Database,
  changes: readonly MemberChange[],
  place: ImportPlace,
): Promise<readonly WrittenAccount[]> => {
  const added = await addAccounts(
    transaction,
    changes.filter(({ member }) => member === undefined),
    place,
  )
  const patched: WrittenAccount[] = []
  for (const change of changes) {
    const { member } = change
    if (member === undefined) continue
    const user = await patchAccount(transaction, member, change, place)
    patched.push({ change, member, user })
  }
  return [...added, ...patched]
}
