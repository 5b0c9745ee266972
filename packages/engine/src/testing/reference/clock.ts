import type { PriceRequest } from '../../catalog/price-request.ts'
import type { TimeCondition } from '../../catalog/time-condition.ts'

interface Dates {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly minutes: number
}

const localTime = (instant: number, timeZone: string): LocalTime => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const read = (type: string): string => parts.find((part) => part.type === type)!.value
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  }
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const isDay = (text: string): boolean => text.length === 10

const inDates = ({ startDate, endDate }: Dates, instant: number, day: string): boolean => {
  const starts =
    !startDate || (isDay(startDate) ? startDate <= day : Date.parse(startDate) <= instant)
  const ends = !endDate || (isDay(endDate) ? day <= endDate : instant <= Date.parse(endDate))
  return starts && ends
}

const instantOf = (
  { timeType }: TimeCondition,
  { now, session }: PriceRequest,
  lineDate: string | undefined,
): string => {
  const named = {
    range: now,
    order: lineDate,
    start: session.startTime,
    book: session.bookedTime,
    create: session.createTime,
    pay: session.paidTime,
  }
  return named[timeType ?? 'range'] ?? now
}

const zoneOf = ({ shop }: PriceRequest): string => shop.timeZone ?? 'Asia/Hong_Kong'

/** Whether now is in a rule's dates. */
export const nowInDates = (dates: Dates, request: PriceRequest): boolean => {
  const now = Date.parse(request.now)
  return inDates(dates, now, localTime(now, zoneOf(request)).day)
}

/** Whether a time condition holds; `lineDate`: the date of the line at hand. */
export const timeHolds = (id: string, request: PriceRequest, lineDate?: string): boolean => {
  const condition = request.catalogue.timeConditions.find(({ _id }) => _id === id)
  if (!condition) return false
  const instant = Date.parse(instantOf(condition, request, lineDate))
  const { day, minutes } = localTime(instant, zoneOf(request))
  const from = condition.from ? minutesOf(condition.from) : 0
  const to = condition.to ? minutesOf(condition.to) : 24 * 60
  const isOvernight = to <= from
  if (!isOvernight && (minutes < from || minutes >= to)) return false
  if (isOvernight && minutes < from && minutes >= to) return false
  const began = isOvernight && minutes < from ? dayBefore(day) : day
  const { weekdays } = condition
  if (weekdays && weekdays.length > 0 && !weekdays.includes(weekdayOf(began))) return false
  return inDates(condition, instant, began)
}

/** Whether one of some time conditions holds, or there are none. */
export const anyTimeHolds = (ids: readonly string[] | undefined, request: PriceRequest): boolean =>
  !ids || ids.length === 0 || ids.some((id) => timeHolds(id, request))
