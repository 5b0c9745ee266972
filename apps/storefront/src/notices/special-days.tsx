import type { Shop } from '@comanda/contract'
import { localMoment } from '@comanda/engine/time'
import { specialDaysAhead } from '@comanda/shop-rules/sessions'
import { dateFormat } from '../language/date-format.ts'
import { useDateTag } from '../language/use-date-tag.ts'
import { useNames } from '../language/use-names.ts'
import { useVisitMessages } from '../language/visit-messages.ts'

interface SpecialDaysProps {
  readonly shop: Pick<Shop, 'specialDays' | 'timeZone'>
  /** In ms. */
  readonly now: number
  /** How many days ahead. */
  readonly ahead: number
}

/** On which days a shop is closed, or open at other hours than usual, so that guests know ahead (SESS-10.4). */
export const SpecialDays = ({ shop, now, ahead }: SpecialDaysProps) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const format = dateFormat(useDateTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const days = specialDaysAhead(shop.specialDays, localMoment(now, shop.timeZone).date, ahead)
  if (days.length === 0) return null
  return (
    <ul className="special-days">
      {days.map(({ special: { name: called, hours }, first, last }) => {
        const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`))
        const words = {
          days: format.formatRange(from!, to!),
          name: name(called),
          hours: hours?.map(({ startTime, endTime }) => `${startTime}–${endTime}`).join(', ') ?? '',
        }
        return (
          <li key={first}>{t(hours?.length ? 'specialDays.open' : 'specialDays.closed', words)}</li>
        )
      })}
    </ul>
  )
}
