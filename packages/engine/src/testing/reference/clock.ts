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

const formats = new Map<string, Intl.DateTimeFormat>()

const localTime = (instant: number, timeZone: string): LocalTime => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timeZone, format)
  const parts = format.formatToParts(instant)
  const read = (type: string): string => parts.find((part) => part.type === type)!.value
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  }
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** The day to which offers belong at an instant, and the time of the clock at which it starts (TIME-5.4). */
const ownDay = (
  instant: number,
  zone: string,
  ends: readonly { readonly from: string; readonly time?: string | undefined }[],
): { readonly day: string; readonly starts: string } => {
  const { day: date, minutes } = localTime(instant, zone)
  const starts = ends.toReversed().find(({ from }) => from <= dayBefore(date))?.time ?? '00:00'
  return { day: minutes < minutesOf(starts) ? dayBefore(date) : date, starts }
}

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
  const zone = zoneOf(request)
  return inDates(dates, now, ownDay(now, zone, request.shop.dayEnds ?? []).day)
}

const isOfDays = (condition: TimeCondition, instant: number, began: string): boolean => {
  const { weekdays } = condition
  const isWeekday = !weekdays || weekdays.length === 0 || weekdays.includes(weekdayOf(began))
  return isWeekday && inDates(condition, instant, began)
}

/** The day on which a window with an end left out began, if it is open (TIME-5.5); moments are texts that sort. */
const dayOfOpenEnd = (
  { from, to }: TimeCondition,
  instant: number,
  request: PriceRequest,
): string | undefined => {
  const zone = zoneOf(request)
  const { day, starts } = ownDay(instant, zone, request.shop.dayEnds ?? [])
  const { day: date, minutes } = localTime(instant, zone)
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const now = `${date} ${clock}`
  const first = `${day} ${starts}`
  if (from) {
    const began = [day, dayAfter(day)].find((one) => `${one} ${from}` >= first)
    return began !== undefined && now >= `${began} ${from}` ? began : undefined
  }
  const closes = to && [day, dayAfter(day)].map((one) => `${one} ${to}`).find((at) => at > first)
  return closes && now >= closes ? undefined : day
}

/** Whether a time condition holds; `lineDate`: the date of the line at hand. */
export const timeHolds = (id: string, request: PriceRequest, lineDate?: string): boolean => {
  const condition = request.catalogue.timeConditions.find(({ _id }) => _id === id)
  if (!condition) return false
  const instant = Date.parse(instantOf(condition, request, lineDate))
  const { day, minutes } = localTime(instant, zoneOf(request))
  if (!(condition.from && condition.to)) {
    const began = dayOfOpenEnd(condition, instant, request)
    return began !== undefined && isOfDays(condition, instant, began)
  }
  const from = minutesOf(condition.from)
  const to = minutesOf(condition.to)
  const isOvernight = to <= from
  if (!isOvernight && (minutes < from || minutes >= to)) return false
  if (isOvernight && minutes < from && minutes >= to) return false
  const began = isOvernight && minutes < from ? dayBefore(day) : day
  return isOfDays(condition, instant, began)
}

/** Whether one of some time conditions holds, or there are none. */
export const anyTimeHolds = (ids: readonly string[] | undefined, request: PriceRequest): boolean =>
  !ids || ids.length === 0 || ids.some((id) => timeHolds(id, request))
