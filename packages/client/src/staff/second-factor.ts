import type { Connection } from '../connection/connection.ts'

/** The second factor of the account that is signed in (ACC-5.1). */
export const secondFactor = ({ service }: Pick<Connection, 'service'>) => ({
  state: () => service('users/secondFactor/state').create({}),
  setUp: (password: string) => service('users/secondFactor/setUp').create({ password }),
  confirm: (code: string) => service('users/secondFactor/confirm').create({ code: code.trim() }),
  turnOff: (password: string, code: string) =>
    service('users/secondFactor/turnOff').create({ password, code: code.trim() }),
})
