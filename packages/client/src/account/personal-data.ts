import type { Connection } from '../connection/connection.ts'

type Calls = Pick<Connection, 'service'>

/** Returns everything that the server stores about the member who is logged in. */
export const exportPersonalData = ({ service }: Calls) => service('users/export').create({})

/** Erases the account of the member who is logged in; an account without a password takes an empty one. */
export const eraseAccount = ({ service }: Calls, password: string) =>
  service('users/erase').create(password === '' ? {} : { password })
