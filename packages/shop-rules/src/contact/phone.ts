import { plainCode } from './plain-code.ts'

/** What can be wrong with a phone number, in the words of ACC-1.2. */
export type PhoneError = 'Phone is required' | 'Invalid phone number.'

const FORM = /^\+?\(?\d[\d ()./-]*$/

/** A number as it was typed, in plain digits: without what a link (`tel:`) or a spreadsheet (`91234567.0`) puts around it. */
export const phoneText = (text: string): string =>
  plainCode(text)
    .replace(/^tel:/i, '')
    .replace(/(\d{6})\.0+$/, '$1')

/** The number with its separators taken out: `+85291234567`. */
export const normalizePhone = (text: string): string => phoneText(text).replaceAll(/[\s()./-]/g, '')

/** What is wrong with a phone number, or `undefined`: 7 to 15 digits, an optional `+`, spaces, brackets, hyphens, points and slashes. */
export const phoneError = (text: string | null | undefined): PhoneError | undefined => {
  const phone = phoneText(text ?? '')
  if (phone === '') return 'Phone is required'
  const digits = normalizePhone(phone).replace('+', '').length
  return FORM.test(phone) && digits >= 7 && digits <= 15 ? undefined : 'Invalid phone number.'
}
