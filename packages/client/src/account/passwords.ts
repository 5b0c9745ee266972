import type { ChangePasswordData, ResetPasswordData } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { emailCode } from './email-code.ts'

type Calls = Pick<Connection, 'service'>

/** Changes the password of the logged-in member. Adopt the result, or this device is logged out too. */
export const changePassword = ({ service }: Calls, data: ChangePasswordData) =>
  service('users/changePassword').create(data)

/** Mails a code for a new password. Resolves in the same way if the account does not exist. */
export const requestPasswordReset = ({ service }: Calls, email: string) =>
  service('users/forgotPassword').create({ email: email.trim() })

/** Sets a new password by the code of a mail; logs out every device of the account. */
export const resetPassword = ({ service }: Calls, { email, code, password }: ResetPasswordData) =>
  service('users/resetPassword').create({ email: email.trim(), code: emailCode(code), password })
