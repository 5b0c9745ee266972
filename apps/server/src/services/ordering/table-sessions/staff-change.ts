import type { StaffRole, TableSession, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { once } from '../../../idempotency/once.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import { type ChangedSession, changeSession, type LockedSession } from './change-session.ts'
import { checkVersion } from './expected-version.ts'
import type { Ordering } from './ordering.ts'

/** What every call of staff that changes a session sends. */
export interface StaffCall {
  readonly session: string
  readonly expectedVersion?: number | undefined
  readonly idempotencyKey?: string | undefined
  readonly approval?: string | undefined
}

/** Returns the caller if they have one of the roles in the shop; throws if not. */
export const staffIn = (
  shop: string,
  user: User | undefined,
  roles: readonly StaffRole[],
): User => {
  if (user && isStaffOf(user, shop, roles)) return user
  throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
}

/**
 * Changes a session for staff who have one of the roles in its shop, once however often the call is retried. A retry gets
 * the session as it is then; any other call is refused unless the session has the version that the caller has seen.
 */
export const changeByStaff = (
  ordering: Ordering,
  data: StaffCall,
  {
    path,
    user,
    roles,
  }: {
    readonly path: string
    readonly user: User | undefined
    readonly roles: readonly StaffRole[]
  },
  work: (locked: LockedSession, by: User) => Promise<ChangedSession | undefined>,
): Promise<TableSession> =>
  changeSession(ordering, data.session, async (locked) => {
    const { row } = locked.state
    const by = staffIn(row.shop, user, roles)
    // A retry may come with another approval: the call is the same.
    const { idempotencyKey: key, approval: _, ...payload } = data
    const scope = `${path}/${data.session}`
    const write = { shop: row.shop, scope, key, caller: by._id, payload }
    // No result is saved: a retry gets the session as it is now, with later changes.
    const { made } = await once(locked.transaction, write, async () => {
      checkVersion(row, data.expectedVersion)
      return { answer: undefined, changed: await work(locked, by) }
    })
    return made?.changed
  })
