import type { User } from '@comanda/contract'
import { demo } from '@comanda/demo'
import { refused } from '../errors/refusal.ts'

/** The accounts of the demo, whose passwords are public. */
export const demoAccounts: readonly string[] = demo.users.flatMap(({ _id }) =>
  _id === undefined ? [] : [_id],
)
const ids: ReadonlySet<string> = new Set(demoAccounts)

/** Returns true if the account is one of the demo's. */
export const isDemoAccount = (user: Pick<User, '_id'> | undefined): boolean =>
  user !== undefined && ids.has(user._id)

/** Refuses to an account of the demo what would outlast the demo or reach real money (SETUP-1.8). */
export const refuseDemo = (user: Pick<User, '_id'> | undefined): void => {
  if (!isDemoAccount(user)) return
  throw refused({
    kind: 'Forbidden',
    code: 'demoRefused',
    message: 'The accounts of the demo may not do this: begin the setup with your own.',
  })
}
