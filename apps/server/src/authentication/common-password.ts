import { dictionary } from '@zxcvbn-ts/language-common'

/** The 50,000 most common passwords of leaks, in lower case (MIT, as zxcvbn-ts keeps them). */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** What people write for letters. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const spelled = (password: string): string =>
  password.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

/** Returns the password without the digits and signs that people add to its end. */
const stem = (password: string): string => password.replace(/[^\p{L}]{0,6}$/u, '')

/**
 * Returns whether a password is among the first that anybody would try: one of the most common ones, also in other cases,
 * with digits or signs at its end, or with digits for letters (ACC-1.6).
 */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.toLowerCase()
  return [plain, stem(plain), spelled(plain), spelled(stem(plain))].some((one) => common.has(one))
}

/** What a password may not consist of, since everybody knows it. */
export interface OwnWords {
  readonly email?: string | null | undefined
  readonly name?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly phone?: string | null | undefined
}

/** Characters beside the own name that make a password. */
const leastBeside = 6

const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns whether a password is the account's own name, address or number with next to nothing beside it (ACC-1.6). */
export const isOwnName = (password: string, own: OwnWords): boolean => {
  const { email, name, firstName, lastName, phone } = own
  const said = [email, email?.split('@')[0], name, phone, `${firstName ?? ''}${lastName ?? ''}`]
  const words = [...said, firstName, lastName].map((one) => plainOf(one ?? ''))
  const plain = plainOf(password)
  return words.some(
    (word) => word.length > 2 && plain.includes(word) && plain.length - word.length < leastBeside,
  )
}
