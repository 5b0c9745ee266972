import type { CallError } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'

const byCode: Readonly<Record<string, MemberKey>> = {
  loginFailed: 'callFailure.loginFailed',
  tooManyAttempts: 'callFailure.tooManyAttempts',
  registrationRefused: 'callFailure.registrationRefused',
  passwordWrong: 'callFailure.passwordWrong',
  passwordWeak: 'callFailure.passwordWeak',
  codeWrong: 'callFailure.codeWrong',
  couponRefused: 'callFailure.couponRefused',
  giftRefused: 'callFailure.giftRefused',
  pointsMissing: 'callFailure.pointsMissing',
  pictureInvalid: 'callFailure.pictureInvalid',
  conflict: 'callFailure.conflict',
}

/** Returns why a call failed, in words that say what to do. */
export const callFailureKey = (error: CallError): MemberKey =>
  error.reason === undefined
    ? (byCode[error.code ?? ''] ?? 'callFailure.unknown')
    : 'callFailure.offline'
