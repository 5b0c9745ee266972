import type { StaffRole, TableSession, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { isStaffOf } from '../../../policies/staff.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { type ChangedSession, changeSessionOnce, type LockedSession } from './change-session.ts'
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
): Promise<TableSession> => {
  const staff = ({ shop }: SessionRow): User => staffIn(shop, user, roles)
  // A retry may come with another approval: the call is the same.
  const { idempotencyKey: key, approval: _, ...payload } = data
  const scope = `${path}/${data.session}`
  const caller = user?._id ?? ''
  return changeSessionOnce(
    ordering,
    data.session,
    (shop) => ({ shop, scope, key, caller, payload }),
    {
      allows: (row) => void staff(row),
      change: (locked) => {
        const { row } = locked.state
        checkVersion(row, data.expectedVersion)
        return work(locked, staff(row))
      },
    },
  )
}
