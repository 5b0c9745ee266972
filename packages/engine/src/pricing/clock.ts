import type { Session } from '../catalog/session.ts'
import type { TimeCondition, TimeType } from '../catalog/time-condition.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { BusinessClock } from '../time/business-day.ts'
import { openWindowDay } from '../time/daily-window.ts'
import { type DateRange, inDateRange } from '../time/date-range.ts'
import { instantOf } from '../time/instant.ts'
import { weekdayOf } from '../time/calendar-day.ts'
import { type ShopMoment, shopMoment } from '../time/shop-moment.ts'

/** Evaluates the time conditions of one pricing (TIME-4). */
export interface Clock {
  /** Returns whether a range of dates includes now. */
  readonly inRange: (range: DateRange) => boolean
  /** Returns whether the condition of this id applies; an unknown id never does. `date`: that of the current line. */
  readonly holds: (id: Id, date?: string | null) => boolean
  /** Returns whether one of a list applies; an empty or missing list always does. */
  readonly holdsAny: (ids: readonly Id[] | null | undefined) => boolean
}

const sessionInstant = (type: TimeType, session: Session): string | null | undefined => {
  if (type === 'start') return session.startTime
  if (type === 'book') return session.bookedTime
  if (type === 'create') return session.createTime
  return type === 'pay' ? session.paidTime : undefined
}

const testedInstant = (
  condition: TimeCondition,
  session: Session,
  date: string | null | undefined,
): string | null | undefined =>
  condition.timeType === 'order' ? date : sessionInstant(condition.timeType ?? 'range', session)

/** Creates a clock fixed at `now`, of a shop: its time zone, and its own business days (TIME-5.4). */
export const createClock = (
  now: string,
  shop: BusinessClock,
  session: Session,
  conditions: ReadonlyMap<Id, TimeCondition>,
): Clock => {
  const moments = new Map<number, ShopMoment>()
  const momentOf = (instant: number): ShopMoment => {
    let local = moments.get(instant)
    if (!local) {
      local = shopMoment(instant, shop)
      moments.set(instant, local)
    }
    return local
  }
  const present = instantOf(now)
  const inRange = (range: DateRange): boolean =>
    inDateRange(range, present, () => momentOf(present).day)
  const holds = (id: Id, date?: string | null): boolean => {
    const condition = conditions.get(id)
    if (!condition) return false
    const instant = instantOf(testedInstant(condition, session, date) ?? now)
    const began = openWindowDay(condition, momentOf(instant))
    if (!began) return false
    const { weekdays } = condition
    if (weekdays?.length && !weekdays.includes(weekdayOf(began))) return false
    return inDateRange(condition, instant, () => began)
  }
  const holdsAny = (ids: readonly Id[] | null | undefined): boolean =>
    !ids?.length || ids.some((id) => holds(id))
  return { inRange, holds, holdsAny }
}
