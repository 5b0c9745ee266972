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
]

const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** Whether days stand before months in texts whose year is last; undefined if none shows it, or some the one and some the other. */
const isDayFirst = (texts: Iterable<string>): boolean | undefined => {
  const parts = Array.from(texts, (text) => yearLast.exec(text.normalize('NFKC').trim()))
  const [first, second] = [1, 2].map((at) => parts.some((part) => Number(part?.[at]) > 12))
  return first === second ? undefined : first
}

/**
 * Returns what reads days as people write them, as `1990-05-31`: also `19900531`, and in years of the Republic of China (`079/05/31`,
 * `民國79年5月31日`). Whether `03/04/1990` is in March or April is decided by all of the `texts` of a file; if they do not show it,
 * it is not read.
 */
export const dayReader = (texts: Iterable<string>): ((text: string) => string | undefined) => {
  const isFirst = isDayFirst(texts)
  const ofLastYear = (plain: string): string | undefined => {
    const [whole, one = '', other = '', year = ''] = yearLast.exec(plain) ?? []
    if (whole === undefined) return undefined
    const [isOther, isOne] = [Number(other) > 12, Number(one) > 12]
    if (!isOther && !isOne && one !== other && isFirst === undefined) return undefined
    const hasDayFirst = isOne || (!isOther && isFirst !== false)
    return hasDayFirst ? written(Number(year), other, one) : written(Number(year), one, other)
  }
  return (text) => {
    const plain = text.normalize('NFKC').trim()
    const [read] = notations.flatMap(([notation, dayOf]) => {
      const [whole, ...parts] = notation.exec(plain) ?? []
      return whole === undefined ? [] : [dayOf(...parts)]
    })
    const day = read ?? ofLastYear(plain) ?? ''
    return isDay(day) && addDays(day, 0) === day ? day : undefined
  }
}

/** Returns a day that stands by itself. */
export const sheetDay = dayReader([])
