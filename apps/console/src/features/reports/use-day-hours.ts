import { clockMinutes, clockTime, DEFAULT_DAY_END } from '@comanda/engine/time'
import { useShop } from '../../staff/shop-context.tsx'

/** A row of an hour of the shop's clock. */
interface OfHour {
  readonly hour?: number
}

/** Returns what sorts and writes hours as the business day has them: from that in which it begins on. */
export const useDayHours = () => {
  const { dayEnd = DEFAULT_DAY_END } = useShop()
  const begins = Math.floor(clockMinutes(dayEnd) / 60)
  const place = ({ hour = 0 }: OfHour): number => (hour - begins + 24) % 24
  return {
    sortHours: <Row extends OfHour>(rows: readonly Row[]): readonly Row[] =>
      rows.toSorted((one, other) => place(one) - place(other)),
    hourText: ({ hour = 0 }: OfHour): string => clockTime(hour * 60),
  }
}
