import type { Connection } from '../connection/connection.ts'

type Calls = Pick<Connection, 'service'>

/** Returns everything that the server stores about the logged-in member. */
export const exportPersonalData = ({ service }: Calls) => service('users/export').create({})

/** Erases the account of the logged-in member. `password` is empty for an account without one. */
export const eraseAccount = ({ service }: Calls, password: string) =>
  service('users/erase').create(password === '' ? {} : { password })
