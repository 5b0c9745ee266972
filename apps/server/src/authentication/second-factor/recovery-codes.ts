import { createHash, randomInt } from 'node:crypto'

/** How many recovery codes an account gets. */
const codes = 8

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Characters of a code: 79 bits, so that a plain hash is safe. */
const length = 16

/** Returns the code without the signs that people add, and in lower case. */
const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Returns the hash that is stored of a recovery code. */
export const recoveryCodeHash = (user: string, code: string): string =>
  createHash('sha256')
    .update(`${user} ${plain(code)}`)
    .digest('base64url')

/** Returns new recovery codes, in groups of four characters. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: codes }, () =>
    Array.from({ length }, (_, place) => {
      const letter = letters[randomInt(letters.length)] ?? ''
      return place > 0 && place % 4 === 0 ? `-${letter}` : letter
    }).join(''),
  )
