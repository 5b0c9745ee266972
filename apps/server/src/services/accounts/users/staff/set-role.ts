import { type SetRoleData, type User, users } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { type Account, accountOf } from '../../../../authentication/accounts.ts'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { withCurrentRanks } from '../../../../authentication/standing.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import type { Database } from '../../../../database/connect.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import { refuseDemo } from '../../../../policies/demo-accounts.ts'
import { isOwner, managers } from '../../../../policies/staff.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { staffPins } from '../../../../tables/staff-pins.ts'
import { users as table } from '../../../../tables/users.ts'

/** The roles that managers give and take. */
const byManagers: ReadonlySet<string | null> = new Set(['waiter', 'cashier', 'kitchen', null])

/**
 * Refuses what a caller may not do (STAFF-3.13): nobody changes the own role; managers change only accounts up to cashiers;
 * owners are made by owners in another way.
 */
export const refuseRole = (
  caller: User,
  account: Pick<User, '_id' | 'staff'>,
  { shop, role }: Pick<SetRoleData, 'shop' | 'role'>,
): void => {
  const present = (account.staff ?? []).filter((entry) => entry.shop === shop)
  const isManagers = [role, ...present.map((entry) => entry.role)].every((one) =>
    byManagers.has(one),
  )
  const isOwners = (account.staff ?? []).some((entry) => entry.role === 'owner')
  if (caller._id !== account._id && !isOwners && (isOwner(caller) || isManagers)) return
  throw new Forbidden('This account is not allowed to give or take this role', {
    code: 'forbidden',
    field: 'role',
  })
}

/** Replaces the roles of a locked account in a shop. Without one, its PIN there ends too. */
export const changeRole = async (
  transaction: Database,
  { user, staff = [] }: { readonly user: string; readonly staff?: User['staff'] },
  { shop, role }: Pick<SetRoleData, 'shop' | 'role'>,
): Promise<Account | undefined> => {
  const others = (staff ?? []).filter((entry) => entry.shop !== shop)
  const next = role === null ? others : [...others, { role, shop }]
  const [row] = await transaction
    .update(table)
    .set({ staff: next })
    .where(eq(table._id, user))
    .returning()
  if (role === null)
    await transaction
      .delete(staffPins)
      .where(and(eq(staffPins.shop, shop), eq(staffPins.user, user)))
  return row && accountOf(row)
}

/** Announces an account whose roles have changed: it loses at once what it may no longer do (ACC-4.3). */
export const announceRole = ({ bus, now }: Pick<Runtime, 'bus' | 'now'>, { user }: Account): void =>
  bus.publish({ path: 'users', event: 'patched', data: withCurrentRanks(user, now()) })

/** `create users/setRole` (STAFF-3.13). */
export const setRole = serveCall(users.calls.setRole, managers, async (data, context) => {
  const { runtime, params } = context
  refuseDemo(params.user)
  const changed = await inTransaction(runtime.database, async (transaction) => {
    const [row] = await transaction
      .select()
      .from(table)
      .where(eq(table._id, data.user))
      .for('update')
    const account = row && accountOf(row)
    refuseRole(callerOf(params), account?.user ?? { _id: callerOf(params)._id }, data)
    return changeRole(transaction, { user: data.user, staff: account?.user.staff }, data)
  })
  if (changed) announceRole(runtime, changed)
  return { _id: data.user }
})
