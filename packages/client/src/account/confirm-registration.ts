import type { ConfirmData } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { emailCode } from './email-code.ts'

/** Creates the account of a registration by the mailed code. Adopt the result to log in. */
export const confirmRegistration = (
  { service }: Pick<Connection, 'service'>,
  { email, code, registration }: ConfirmData,
) => service('users/confirm').create({ email, code: emailCode(code), registration })
