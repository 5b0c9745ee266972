import { greatestAmount, MAX_AMOUNT } from '@comanda/engine/money'

/** Longer texts are no price. */
const longest = 40

/** The units that people write before or behind an amount, as a part of a pattern. */
export const priceUnit = String.raw`(?:(?<!\p{L})(?:HK|NT|US|SG|S|A|NZ|C|R|MOP))?[$¥₫฿€£₩₱₹₺]|元|円|圓|원|đ|Kč|zł|(?<!\p{L})(?:RM|Rp\.?|kr\.?|Ft|HKD|NTD|TWD|USD|SGD|AUD|NZD|CAD|MYR|VND|THB|JPY|CNY|RMB|MOP|EUR|GBP|CHF|KRW|IDR|PHP|INR|SEK|NOK|DKK|PLN|CZK|HUF|TRY)(?!\p{L})`
const amount = String.raw`\d[\d., '’]*\d|\d`
const written = new RegExp(
  String.raw`^(${priceUnit})?\s*(${amount})(?:[.,:][-–—])?\s*(${priceUnit})?$`,
  'iu',
)
/** Units whose amounts have no decimals, so that `45.000` is forty-five thousand. */
const whole = /^(?:₫|đ|VND|Rp\.?|IDR|₩|원|KRW|円|JPY)$/iu

interface Amount {
  /** Its digits before the decimal sign. */
  readonly units: string
  /** Its digits after it; empty if there are none. */
  readonly part: string
  /** The sign before the decimals, and the one between thousands. */
  readonly decimal?: string | undefined
  readonly thousands?: string | undefined
  readonly isWhole: boolean
}

/** Returns the amount of a text in any notation, undefined if it is not one amount. */
const amountOf = (text: string): Amount | undefined => {
  if (text.length > longest) return undefined
  const [, before = '', digits = '', behind = ''] =
    written.exec(text.normalize('NFKC').trim()) ?? []
  const isWhole = whole.test(before) || whole.test(behind)
  const [, units, decimal, part = ''] = /^(\d{1,8})(?:([.,])(\d{1,2}))?$/.exec(digits) ?? []
  if (units !== undefined) return { units, part, decimal, isWhole }
  const [, grouped, thousands, sign, rest = ''] =
    /^(\d{1,3}(?:([., '’])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/u.exec(digits) ?? []
  if (grouped === undefined || thousands === sign) return undefined
  return { units: grouped.replaceAll(/\D/g, ''), part: rest, decimal: sign, thousands, isWhole }
}

/**
 * Returns what reads the prices of a file, in currency units: `48`, `HK$ 1,280.50`, `48元`, `8,50 €`, `45.000₫`, `5,-`. What
 * a point or a comma before three digits means is decided by all of its `texts`. Undefined if a text is not one amount of at most two decimals.
 */
export const priceReader = (texts: Iterable<string>): ((text: string) => number | undefined) => {
  const amounts = [...texts].flatMap((text) => amountOf(text) ?? [])
  const decimals = new Set(amounts.map(({ decimal }) => decimal))
  const isByPoints =
    amounts.length > 0 && amounts.every(({ thousands, isWhole }) => thousands === '.' || isWhole)
  const isThousands = ({ thousands, decimal, units, isWhole }: Amount): boolean => {
    if (decimal !== undefined || isWhole || units.length > 6) return true
    if (thousands === ',') return !decimals.has(',')
    return thousands !== '.' || (!decimals.has('.') && (decimals.has(',') || isByPoints))
  }
  return (text) => {
    const read = amountOf(text)
    if (!read || (read.thousands !== undefined && !isThousands(read))) return undefined
    const price = Number(`${read.units}.${read.part || '0'}`)
    // Without its unit a longer number may be that of a telephone.
    return price <= (read.isWhole ? MAX_AMOUNT : greatestAmount()) ? price : undefined
  }
}

/** Returns a price that stands by itself, in currency units. `1.234` is not a price: it could be either. */
export const sheetPrice = priceReader([])
