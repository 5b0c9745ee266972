import { Field } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface Days {
  /** `YYYY-MM-DD`; empty: no bound. */
  readonly startDate: string
  readonly endDate: string
}

interface DaysOfProps {
  readonly days: Days
  readonly onChange: (changes: Partial<Days>) => void
}

/** The first and the last day on which something holds; either may be left open. */
export const DaysOf = ({ days: { startDate, endDate }, onChange }: DaysOfProps) => {
  const { t } = useMessages()
  return (
    <div className="form-pair">
      <Field
        label={t('schedules.firstDay')}
        type="date"
        value={startDate}
        onChange={(event) => onChange({ startDate: event.currentTarget.value })}
      />
      <Field
        label={t('schedules.lastDay')}
        type="date"
        min={startDate}
        value={endDate}
        onChange={(event) => onChange({ endDate: event.currentTarget.value })}
      />
    </div>
  )
}
