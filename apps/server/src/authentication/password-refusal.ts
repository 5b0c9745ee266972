import { passwordErrors } from '@comanda/shop-rules/contact'
import type { OwnWords } from './common-password.ts'
import { type Refusal, refused } from '../errors/refusal.ts'

/** Throws `passwordWeak` if a new password breaks the rules (ACC-1.3, ACC-1.6); `reasons` names each. */
export const refuseWeakPassword = async (
  password: string,
  own: OwnWords,
  field: 'password' | 'newPassword' = 'password',
): Promise<void> => {
  // Loaded with the first new password: the list takes some MB.
  const { isCommonPassword, isOwnName } = await import('./common-password.ts')
  const reasons = [
    ...passwordErrors(password),
    ...(isCommonPassword(password) ? ['tooCommon'] : []),
    ...(isOwnName(password, own) ? ['ownName'] : []),
  ]
  if (reasons.length > 0)
    throw refused({
      kind: 'BadRequest',
      code: 'passwordWeak',
      message: 'The password is too weak.',
      field,
      detail: { reasons },
    })
}

/**
 * Refuses to set a first password here: an account that signs in by a provider uses “Forgot password”, which verifies
 * its address.
 */
export const noPassword: Refusal = {
  kind: 'BadRequest',
  code: 'passwordWrong',
  message: 'This account has no password yet; choose “Forgot password” to set one.',
  field: 'password',
}

/** The present password is wrong. Not `NotAuthenticated`: the caller is known. */
export const passwordWrong: Refusal = {
  kind: 'BadRequest',
  code: 'passwordWrong',
  message: 'The password is wrong.',
  field: 'password',
}
