import type { ScaleScheme } from './scale-codes.ts'

/** A price of 4 digits with its check digit, as GS1 UK, GS1 US and GS1 Japan have it. */
const checkedPrice = (prefix: string, decimals = 2): ScaleScheme => ({
  prefix,
  carries: 'price',
  digits: 4,
  decimals,
  hasCheck: true,
})

/** Of Sweden: the prefix says the decimals (GS1 Sweden, variable weight numbers). */
const swedish: readonly ScaleScheme[] = [2, 1, 0].flatMap((decimals, at) => [
  { prefix: `${20 + at}`, carries: 'price', digits: 4, decimals },
  { prefix: `${23 + at}`, carries: 'weight', digits: 4, decimals: decimals + 1 },
])

const byZone: Readonly<Record<string, readonly ScaleScheme[]>> = {
  'Europe/London': [checkedPrice('20')],
  'Europe/Stockholm': swedish.toSorted((a, b) => Number(a.prefix) - Number(b.prefix)),
  'Asia/Tokyo': [checkedPrice('02', 0)],
}

/**
 * Returns the codes that scales of the country print as they are delivered: of Britain, America, Japan and Sweden by their GS1; elsewhere, where
 * each shop sets its own, those that most programs begin with (CAT-8.1). `decimals`: of the shop's currency.
 */
export const usualSchemes = (timeZone: string, decimals: number): readonly ScaleScheme[] =>
  byZone[timeZone] ??
  (timeZone.startsWith('America/')
    ? [checkedPrice('02')]
    : [
        { prefix: '21', carries: 'weight', digits: 5, decimals: 3 },
        { prefix: '23', carries: 'price', digits: 5, decimals },
      ])
