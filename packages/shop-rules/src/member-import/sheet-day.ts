import { addDays, isDay } from '@comanda/engine/time'

const written = (year: string, month: string, day: string): string =>
  [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')

/**
 * Returns a day as people write it, as `1990-05-31`. Undefined if it is no day, or if day and month could be meant either
 * way, as in `03/04/1990`.
 */
export const sheetDay = (text: string): string | undefined => {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.exec(
      text,
    ) ?? []
  const [, one = '', other = '', ofYear = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  const isClear = one === other || Number(one) > 12 || Number(other) > 12
  const found =
    year !== ''
      ? written(year, month, day)
      : isClear
        ? Number(other) > 12
          ? written(ofYear, one, other)
          : written(ofYear, other, one)
        : ''
  return isDay(found) && addDays(found, 0) === found ? found : undefined
}
