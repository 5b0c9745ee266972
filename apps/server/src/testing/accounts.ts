import type { User } from '@comanda/contract'
import type { TestServer } from './test-server.ts'

export const password = 'Correct horse 9'

/** Creates an account to sign in with. */
export const makeAccount = async (
  server: TestServer,
  name: string,
  staff: NonNullable<User['staff']> = [],
): Promise<{ email: string; password: string }> => {
  const email = `${name}@comanda.test`
  await server.app.service('users').create({ email, name, password, staff })
  return { email, password }
}
