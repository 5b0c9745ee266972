/** What can be wrong with an e-mail address, in the words of ACC-1.1. */
export type EmailError = 'Email is required.' | 'Input email is invalid.'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const FORM = new RegExp(
  `^[a-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`,
  'i',
)

/** Whether the text has the form of an e-mail address with a domain of two labels or more, at most 254 characters. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && text.indexOf('@') <= 64 && FORM.test(text)

/** What is wrong with an e-mail address, or `undefined`. Spaces around it are forgiven. */
export const emailError = (text: string | null | undefined): EmailError | undefined => {
  const email = (text ?? '').trim()
  if (email === '') return 'Email is required.'
  return isEmail(email) ? undefined : 'Input email is invalid.'
}
