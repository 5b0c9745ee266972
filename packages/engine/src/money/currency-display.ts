import { toCents } from './cents.ts'

/** Display symbol of every currency (MONEY-4.2). MYR is also known as RM. */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
  HKD: '$',
  USD: '$',
  TWD: '$',
  SGD: '$',
  AUD: '$',
  MYR: 'RM',
  RM: 'RM',
  VND: '₫',
  THB: '฿',
  JPY: '¥',
  CNY: '¥',
  GBP: '£',
  EUR: '€',
  NZD: '$',
  KRW: '₩',
  CHF: 'CHF',
  SEK: 'kr',
  CZK: 'Kč',
}

/** The default currency of a shop. */
export const DEFAULT_CURRENCY = 'HKD'

/** Returns the symbol of a currency; `$` if it is unknown (MONEY-4.2). */
export const currencySymbol = (currency: string = DEFAULT_CURRENCY): string =>
  Object.hasOwn(CURRENCY_SYMBOLS, currency) ? (CURRENCY_SYMBOLS[currency] ?? '$') : '$'

/** Currencies that have no decimals of their own. */
const whole = /^(?:TWD|JPY|VND|KRW)$/

/** Returns the smallest amount that is paid in a currency, in cents: 100 of one without decimals (HALF-2.2). */
export const smallestAmount = (currency: string = DEFAULT_CURRENCY): number =>
  whole.test(currency) ? 100 : 1

/**
 * An amount in cents as symbol, space, thousands-separated number, two decimals: `$ 1,234.50`; below 0 `-$ 1.00`. With `own`
 * whole amounts have the decimals of their currency: `¥ 1,234` (MONEY-4.4).
 */
export const displayCents = (
  cents: number,
  currency: string = DEFAULT_CURRENCY,
  own = false,
): string => {
  const digits = Math.abs(cents).toString().padStart(3, '0')
  const units = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = own && cents % 100 === 0 && whole.test(currency) ? '' : `.${digits.slice(-2)}`
  return `${cents < 0 ? '-' : ''}${currencySymbol(currency)} ${units}${decimals}`
}

/** The same of wire money, in currency units with at most two decimals. */
export const displayMoney = (amount: number, currency?: string, own?: boolean): string =>
  displayCents(toCents(amount), currency, own)
