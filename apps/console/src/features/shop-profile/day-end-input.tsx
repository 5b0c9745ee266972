import { clockMinutes, clockTime, DEFAULT_DAY_END, isWindowOpen } from '@comanda/engine/time'
import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { EnteredHours } from './opening-hours.ts'

const NOON = clockMinutes('12:00')
const STEP = 30

const times = Array.from({ length: NOON / STEP + 1 }, (_, index) => clockTime(index * STEP))

interface DayEndInputProps {
  /** HH:MM; empty: the shop says none. */
  readonly dayEnd: string
  readonly hours: readonly EnteredHours[]
  readonly onChange: (dayEnd: string) => void
}

/** When the business day ends (TIME-5.1); it says so if that is within the hours for orders. */
export const DayEndInput = ({ dayEnd, hours, onChange }: DayEndInputProps) => {
  const { t } = useMessages()
  const ends = dayEnd || DEFAULT_DAY_END
  // Which day it is does not matter: hours of some weekdays are as good as those of all.
  const at = { date: '1970-01-01', minutes: clockMinutes(ends) }
  const isOpenThen = hours.some(
    ({ startTime, endTime }) =>
      startTime !== ends &&
      startTime !== endTime &&
      isWindowOpen({ weekdays: [], from: startTime, to: endTime }, at),
  )
  return (
    <Select
      label={t('profile.dayEnd')}
      hint={isOpenThen ? t('profile.dayEndInHours') : t('profile.dayEndHint')}
      value={dayEnd}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('profile.dayEndUsual', { time: DEFAULT_DAY_END })}</option>
      {[...new Set([...times, ends])].toSorted().map((time) => (
        <option key={time}>{time}</option>
      ))}
    </Select>
  )
}
