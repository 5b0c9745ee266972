/** What can be wrong with a phone number, in the words of ACC-1.2. */
export type PhoneError = 'Phone is required' | 'Invalid phone number.'

const FORM = /^\+?\(?\d[\d ()-]*$/

/** The number with its separators taken out: `+85291234567`. */
export const normalizePhone = (text: string): string => text.replaceAll(/[\s()-]/g, '')

/** What is wrong with a phone number, or `undefined`: 7 to 15 digits, an optional `+`, spaces, brackets and hyphens. */
export const phoneError = (text: string | null | undefined): PhoneError | undefined => {
  const phone = (text ?? '').trim()
  if (phone === '') return 'Phone is required'
  const digits = normalizePhone(phone).replace('+', '').length
  return FORM.test(phone) && digits >= 7 && digits <= 15 ? undefined : 'Invalid phone number.'
}
