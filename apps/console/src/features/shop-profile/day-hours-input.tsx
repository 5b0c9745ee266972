import { Button, CheckRow, Field } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { DayHours } from './special-days-draft.ts'

/** The hours that a day has at first when it is not closed. */
const usual: DayHours = { startTime: '11:00', endTime: '22:00' }

interface DayHoursInputProps {
  /** Empty: closed. */
  readonly hours: readonly DayHours[]
  readonly onChange: (hours: readonly DayHours[]) => void
}

/** Whether the shop is closed on a day, or its hours. */
export const DayHoursInput = ({ hours, onChange }: DayHoursInputProps) => {
  const { t } = useMessages()
  const setHours = (at: number, changes: Partial<DayHours>): void =>
    onChange(hours.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  return (
    <>
      <CheckRow
        checked={hours.length === 0}
        onChange={(event) => onChange(event.currentTarget.checked ? [] : [usual])}
      >
        {t('specialDays.closed')}
      </CheckRow>
      {hours.map(({ startTime, endTime }, at) => (
        // Two rows of the same hours are the same.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="form-pair" key={at}>
          <Field
            label={t('setup.opens')}
            type="time"
            required
            value={startTime}
            onChange={(event) => setHours(at, { startTime: event.currentTarget.value })}
          />
          <Field
            label={t('setup.closes')}
            hint={endTime <= startTime ? t('profile.overnight') : undefined}
            type="time"
            required
            value={endTime}
            onChange={(event) => setHours(at, { endTime: event.currentTarget.value })}
          />
        </div>
      ))}
      {hours.length > 0 && hours.length < 10 && (
        <div className="form-actions">
          <Button variant="quiet" icon="plus" onClick={() => onChange([...hours, usual])}>
            {t('profile.addHours')}
          </Button>
        </div>
      )}
    </>
  )
}
