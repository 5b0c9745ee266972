import type { SignIn } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

type Calls = Pick<Connection, 'service'>

/** Returns where the account is signed in, the last used first. */
export const findSignIns = ({ service }: Calls): Promise<readonly SignIn[]> =>
  service('signIns').find({ $sort: { lastUsed: -1 } })

/** Signs one device of the account out. */
export const endSignIn = ({ service }: Calls, { _id }: Pick<SignIn, '_id'>) =>
  service('signIns').remove(_id)
