import { clockMinutes, clockTime, isWindowOpen } from '@comanda/engine/time'
import { Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { EnteredHours } from './profile-draft.ts'

const NOON = clockMinutes('12:00')
const STEP = 30

const times = Array.from({ length: NOON / STEP + 1 }, (_, index) => clockTime(index * STEP))

interface DayEndInputProps {
  readonly dayEnd: string
  readonly hours: readonly EnteredHours[]
  readonly onChange: (dayEnd: string) => void
}

/** When the business day ends (TIME-5.1); it says so if that is within the hours for orders. */
export const DayEndInput = ({ dayEnd, hours, onChange }: DayEndInputProps) => {
  const { t } = useMessages()
  // Which day it is does not matter: hours of some weekdays are as good as those of all.
  const at = { date: '1970-01-01', minutes: clockMinutes(dayEnd) }
  const isOpenThen = hours.some(
    ({ startTime, endTime }) =>
      startTime !== dayEnd &&
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
      {[...new Set([...times, dayEnd])].toSorted().map((time) => (
        <option key={time}>{time}</option>
      ))}
    </Select>
  )
}
