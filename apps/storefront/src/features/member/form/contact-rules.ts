import {
  type EmailError,
  emailError,
  passwordErrors,
  type PhoneError,
  phoneError,
} from '@comanda/engine/contact'
import type { MemberKey } from '@comanda/locales/member'

const emailKeys: Readonly<Record<EmailError, MemberKey>> = {
  'Email is required.': 'form.emailRequired',
  'Input email is invalid.': 'form.emailInvalid',
}
const phoneKeys: Readonly<Record<PhoneError, MemberKey>> = {
  'Phone is required': 'form.phoneRequired',
  'Invalid phone number.': 'form.phoneInvalid',
}

/** What is wrong with an e-mail address, by its message. */
export const emailRule = (email: string): MemberKey | undefined => {
  const error = emailError(email)
  return error && emailKeys[error]
}

/** What is wrong with a phone number, by its message. */
export const phoneRule = (phone: string): MemberKey | undefined => {
  const error = phoneError(phone)
  return error && phoneKeys[error]
}

/** The same of a phone number that need not be given. */
export const optionalPhoneRule = (phone: string): MemberKey | undefined =>
  phone.trim() === '' ? undefined : phoneRule(phone)

/** What is wrong with a new password; the meter beside it says what is missing. */
export const newPasswordRule = (password: string): MemberKey | undefined => {
  if (password === '') return 'form.passwordRequired'
  return passwordErrors(password).length > 0 ? 'form.passwordWeak' : undefined
}

/** Whether the repetition is the same. */
export const repeatedRule = (password: string, repeated: string): MemberKey | undefined =>
  password === repeated ? undefined : 'form.passwordsDiffer'

/** The code of a mail: six digits or more. */
export const codeRule = (code: string): MemberKey | undefined =>
  /^\d{6,8}$/.test(code.replaceAll(/\s/g, '')) ? undefined : 'form.codeRequired'

const OLDEST_YEARS = 120

/** A day of birth that can be: not to come, not beyond living memory. */
export const birthRule = (dob: string, today: string): MemberKey | undefined => {
  if (dob === '') return undefined
  const oldest = String(Number(today.slice(0, 4)) - OLDEST_YEARS)
  return /^\d{4}-\d{2}-\d{2}$/.test(dob) && dob <= today && dob.slice(0, 4) >= oldest
    ? undefined
    : 'form.dobInvalid'
}
