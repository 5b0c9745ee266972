import { greatestAmount, MAX_AMOUNT, smallestAmount } from '@comanda/engine/money'
import { normalPrices, priceUnit, thousandsWord, wholeUnit } from './price-unit.ts'

/** Longer texts are no price. */
const longest = 40

const amount = String.raw`\d[\d., '’]*\d|\d`
const written = new RegExp(
  String.raw`^(${priceUnit})?\s*(${amount})(${thousandsWord})?(?:[.,:/][-–—])?\s*(${priceUnit})?$`,
  'iu',
)

interface Amount {
  /** Its digits before the decimal sign. */
  readonly units: string
  /** Its digits after it; empty if there are none. */
  readonly part: string
  /** The sign before the decimals, and the one between thousands. */
  readonly decimal?: string | undefined
  readonly thousands?: string | undefined
  readonly isWhole: boolean
  /** The exponent of its number, if it counts thousands. */
  readonly exponent: '' | 'e3'
}

/** Returns the amount of a text in any notation, undefined if it is not one amount. */
const amountOf = (text: string): Amount | undefined => {
  if (text.length > longest) return undefined
  const [, before = '', said = '', thousand, behind = ''] =
    written.exec(normalPrices(text).trim()) ?? []
  // A database may add zeros: `4.5000`.
  const digits = said.replace(/([.,]\d\d)0{2,}$/, '$1')
  const isWhole = wholeUnit.test(before) || wholeUnit.test(behind)
  const exponent = thousand === undefined ? '' : 'e3'
  const [, units, decimal, part = ''] = /^(\d{1,8})(?:([.,])(\d{1,2}))?$/.exec(digits) ?? []
  if (units !== undefined) return { units, part, decimal, isWhole, exponent }
  const [, grouped, thousands, sign, rest = ''] =
    /^(\d{1,3}(?:([., '’])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/u.exec(digits) ?? []
  if (grouped === undefined || thousands === sign) return undefined
  return {
    units: grouped.replaceAll(/\D/g, ''),
    part: rest,
    decimal: sign,
    thousands,
    isWhole,
    exponent,
  }
}

/**
 * Returns what reads the prices of a file, in currency units: `48`, `HK$ 1,280.50`, `48元`, `8,50 €`, `45.000₫`, `5,-`, `45k`. What
 * a point or a comma before three digits means is decided by all of its `texts`, and by whether the currency has cents. Undefined if a text is not one amount of at most two decimals.
 */
export const priceReader = (
  texts: Iterable<string>,
  currency?: string,
): ((text: string) => number | undefined) => {
  const amounts = [...texts].flatMap((text) => amountOf(text) ?? [])
  const decimals = new Set(amounts.map(({ decimal }) => decimal))
  // Where money has cents, `12.500` throughout a file are as likely decimals that a database has.
  const hasCents = currency !== undefined && smallestAmount(currency) === 1
  const isByPoints =
    !hasCents &&
    amounts.length > 0 &&
    amounts.every(({ thousands, isWhole }) => thousands === '.' || isWhole)
  const isThousands = ({ thousands, decimal, units, isWhole }: Amount): boolean => {
    if (decimal !== undefined || isWhole || units.length > 6) return true
    if (thousands === ',') return !decimals.has(',')
    return thousands !== '.' || (!decimals.has('.') && (decimals.has(',') || isByPoints))
  }
  return (text) => {
    const read = amountOf(text)
    if (!read || (read.thousands !== undefined && !isThousands(read))) return undefined
    const price = Number(`${read.units}.${read.part || '0'}${read.exponent}`)
    // Without its unit a longer number may be that of a telephone.
    return price <= (read.isWhole ? MAX_AMOUNT : greatestAmount()) ? price : undefined
  }
}

/** Returns a price that stands by itself, in currency units. `1.234` is not a price: it could be either. */
export const sheetPrice = priceReader([])
