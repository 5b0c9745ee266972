import type { CallError } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'

const byCode: Readonly<Record<string, MemberKey>> = {
  loginFailed: 'callFailure.loginFailed',
  tooManyAttempts: 'callFailure.tooManyAttempts',
  tooManyCalls: 'callFailure.tooManyCalls',
  demoRefused: 'callFailure.demoRefused',
  secondFactorRequired: 'callFailure.secondFactorRequired',
  registrationRefused: 'callFailure.registrationRefused',
  passwordWrong: 'callFailure.passwordWrong',
  passwordWeak: 'callFailure.passwordWeak',
  codeWrong: 'callFailure.codeWrong',
  couponRefused: 'callFailure.couponRefused',
  giftRefused: 'callFailure.giftRefused',
  pointsMissing: 'callFailure.pointsMissing',
  mailUnavailable: 'callFailure.mailUnavailable',
  pictureInvalid: 'callFailure.pictureInvalid',
  conflict: 'callFailure.conflict',
}

/** Why the server refuses a password that meets the rules of the form (ACC-1.6). */
const byReason: Readonly<Record<string, MemberKey>> = {
  tooCommon: 'callFailure.passwordCommon',
  ownName: 'callFailure.passwordOwnName',
}

const reasonKey = ({ data }: CallError): MemberKey | undefined => {
  const reasons = data?.['reasons']
  return Array.isArray(reasons) ? byReason[String(reasons.at(-1))] : undefined
}

/** Returns why a call failed, in words that say what to do. */
export const callFailureKey = (error: CallError): MemberKey =>
  error.reason === undefined
    ? (reasonKey(error) ?? byCode[error.code ?? ''] ?? 'callFailure.unknown')
    : 'callFailure.offline'
