import { Field } from '@comanda/ui'
import { useMessages } from '../staff/messages.ts'

interface Days {
  /** `YYYY-MM-DD`; empty: no bound. */
  readonly firstDay: string
  readonly lastDay: string
}

interface DaysOfProps {
  readonly days: Days
  readonly onChange: (changes: Partial<Days>) => void
}

/** The first and the last day on which something holds; either may be left open. */
export const DaysOf = ({ days: { firstDay, lastDay }, onChange }: DaysOfProps) => {
  const { t } = useMessages()
  return (
    <div className="form-pair">
      <Field
        label={t('schedules.firstDay')}
        type="date"
        value={firstDay}
        onChange={(event) => onChange({ firstDay: event.currentTarget.value })}
      />
      <Field
        label={t('schedules.lastDay')}
        type="date"
        min={firstDay}
        value={lastDay}
        onChange={(event) => onChange({ lastDay: event.currentTarget.value })}
      />
    </div>
  )
}
