import { addDays, isDay } from '@comanda/engine/time'

/** Before the first year of the Republic of China, in which Taiwan counts. */
const republic = 1911

const written = (year: number, month: string, day: string): string =>
  [String(year).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')

/** Each notation, with what it says; the first that fits is read. */
const notations: readonly (readonly [RegExp, (...parts: string[]) => string | undefined])[] = [
  [
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/,
    (year = '', month = '', day = '') => written(Number(year), month, day),
  ],
  [/^(\d{4})(\d\d)(\d\d)$/, (year = '', month = '', day = '') => written(Number(year), month, day)],
  [
    /^民[國国]\s*(\d{1,3})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/,
    (year = '', month = '', day = '') => written(republic + Number(year), month, day),
  ],
  // A year of three digits is of the Republic; of two it could be either.
  [
    /^([01]\d\d)[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/,
    (year = '', month = '', day = '') => written(republic + Number(year), month, day),
  ],
  [
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
    (one = '', other = '', year = '') => {
      if (one !== other && Number(one) <= 12 && Number(other) <= 12) return undefined
      return Number(other) > 12
        ? written(Number(year), one, other)
        : written(Number(year), other, one)
    },
  ],
]

/**
 * Returns a day as people write it, as `1990-05-31`: also `19900531`, and in years of the Republic of China (`079/05/31`,
 * `民國79年5月31日`). Undefined if it is no day, or if day and month could be meant either way, as in `03/04/1990`.
 */
export const sheetDay = (text: string): string | undefined => {
  const plain = text.normalize('NFKC').trim()
  for (const [notation, dayOf] of notations) {
    const [whole, ...parts] = notation.exec(plain) ?? []
    if (whole === undefined) continue
    const day = dayOf(...parts) ?? ''
    return isDay(day) && addDays(day, 0) === day ? day : undefined
  }
  return undefined
}
