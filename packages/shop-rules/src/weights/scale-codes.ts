import { isEan, priceCheckDigit } from './check-digits.ts'

/** What the codes of one prefix mean on the labels of a shop's scale (CAT-8.1). Of the 10 digits between prefix and check digit the last are the value, the others the number of the dish. */
export interface ScaleScheme {
  /** 02, or 20 to 29. */
  readonly prefix: string
  readonly carries: 'weight' | 'price'
  /** Of the value: 4 to 6. */
  readonly digits: number
  /** Of the value, in kilograms or currency units: 0 to 3. */
  readonly decimals: number
  /** Whether a check digit of its own stands before a value of 4 or 5 digits. */
  readonly hasCheck?: true
}

/** What a label says: the number of a dish, and a weight in grams or a price in cents. */
export type ScaleLabel = { readonly code: string } & (
  | { readonly weight: number }
  | { readonly price: number }
)

/** Returns a code as 13 digits: what has 12 is one of America, which begins with 0 unsaid. */
const thirteen = (typed: string): string | undefined => {
  const digits = typed.normalize('NFKC').replaceAll(/\s/g, '')
  if (!/^\d{12,13}$/.test(digits)) return undefined
  return digits.padStart(13, '0')
}

/**
 * Returns what a scanned label of a scale says; `wrong` if one of its check digits is; undefined if it is no code of these schemes,
 * of which the first with its prefix counts (CAT-8.2). Full-width digits are digits.
 */
export const readScaleCode = (
  typed: string,
  schemes: readonly ScaleScheme[],
): ScaleLabel | 'wrong' | undefined => {
  const digits = thirteen(typed)
  const scheme = schemes.find(({ prefix }) => digits?.startsWith(prefix))
  if (digits === undefined || !scheme) return undefined
  const value = digits.slice(12 - scheme.digits, 12)
  const check = scheme.hasCheck ? priceCheckDigit(value) : undefined
  const end = 12 - scheme.digits - (check === undefined ? 0 : 1)
  if (!isEan(digits) || (check !== undefined && Number(digits[end]) !== check)) return 'wrong'
  const code = digits.slice(2, end)
  const size = Number(value)
  return scheme.carries === 'weight'
    ? { code, weight: size * 10 ** (3 - scheme.decimals) }
    : { code, price: Math.round(size * 10 ** (2 - scheme.decimals)) }
}

/** Returns the grams that come nearest to a price, if the `grams` of a unit cost `rate`, both in cents (CAT-8.4). */
export const gramsFor = (price: number, rate: number, grams: number): number =>
  rate > 0 ? Math.round((price * grams) / rate) : 0
