import {
  type EmailError,
  emailError,
  passwordErrors,
  type PhoneError,
  phoneError,
} from '@comanda/shop-rules/contact'
import type { MemberKey } from '@comanda/locales/member'

const emailKeys: Readonly<Record<EmailError, MemberKey>> = {
  'Email is required.': 'form.emailRequired',
  'Input email is invalid.': 'form.emailInvalid',
}
const phoneKeys: Readonly<Record<PhoneError, MemberKey>> = {
  'Phone is required': 'form.phoneRequired',
  'Invalid phone number.': 'form.phoneInvalid',
}

/** Returns what is wrong with an e-mail address. */
export const emailRule = (email: string): MemberKey | undefined => {
  const error = emailError(email)
  return error && emailKeys[error]
}

/** Returns what is wrong with a phone number. */
export const phoneRule = (phone: string): MemberKey | undefined => {
  const error = phoneError(phone)
  return error && phoneKeys[error]
}

/** Returns what is wrong with a phone number that may be left out. */
export const optionalPhoneRule = (phone: string): MemberKey | undefined =>
  phone.trim() === '' ? undefined : phoneRule(phone)

/** Returns what is wrong with a new password; the meter beside it shows what is missing. */
export const newPasswordRule = (password: string): MemberKey | undefined => {
  if (password === '') return 'form.passwordRequired'
  return passwordErrors(password).length > 0 ? 'form.passwordWeak' : undefined
}

/** Returns an error if the repetition differs. */
export const repeatedRule = (password: string, repeated: string): MemberKey | undefined =>
  password === repeated ? undefined : 'form.passwordsDiffer'

/** Returns an error unless the code of an e-mail has six digits or more. */
export const codeRule = (code: string): MemberKey | undefined =>
  /^\d{6,8}$/.test(code.replaceAll(/\s/g, '')) ? undefined : 'form.codeRequired'

const OLDEST_YEARS = 120

/** Returns an error if a day of birth is in the future, or too long ago. */
export const birthRule = (dob: string, today: string): MemberKey | undefined => {
  if (dob === '') return undefined
  const oldest = String(Number(today.slice(0, 4)) - OLDEST_YEARS)
  return /^\d{4}-\d{2}-\d{2}$/.test(dob) && dob <= today && dob.slice(0, 4) >= oldest
    ? undefined
    : 'form.dobInvalid'
}
