import type { User } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'

/** A colleague as an owner finds them by their e-mail address. */
export type Colleague = Pick<User, '_id' | 'name'>

/** The second factor of the account that is signed in (ACC-5.1), and, for an owner, of a colleague. */
export const secondFactor = ({ service }: Pick<Connection, 'service'>) => ({
  state: () => service('users/secondFactor/state').create({}),
  setUp: (password: string) => service('users/secondFactor/setUp').create({ password }),
  confirm: (code: string) => service('users/secondFactor/confirm').create({ code: code.trim() }),
  turnOff: (password: string, code: string) =>
    service('users/secondFactor/turnOff').create({ password, code: code.trim() }),
  /** Returns the member of staff with an e-mail address, or undefined if there is none. */
  colleague: async (email: string): Promise<Colleague | undefined> => {
    const query = { email: email.trim().toLowerCase(), $select: ['name', 'staff'], $limit: 1 }
    const [found] = (await service('users').find(query)).data
    return (found?.staff?.length ?? 0) > 0 ? found : undefined
  },
  /** Turns off that of a colleague who lost the phone, as an owner (ACC-5.3). */
  reset: (user: string) => service('users/secondFactor/reset').create({ user }),
})
