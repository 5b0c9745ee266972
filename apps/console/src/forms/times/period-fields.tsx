import { Field } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import './period-fields.css'

interface Period {
  readonly from: string
  readonly to: string
}

interface PeriodFieldsProps extends Period {
  readonly onPeriod: (period: Period) => void
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The first and the last day of what is shown; one that passes the other takes it along. */
export const PeriodFields = ({ from, to, onPeriod }: PeriodFieldsProps) => {
  const { t } = useMessages()
  return (
    <div className="period-fields">
      <Field
        type="date"
        label={t('reports.from')}
        value={from}
        onChange={({ target: { value } }) => {
          if (dayPattern.test(value)) onPeriod({ from: value, to: value > to ? value : to })
        }}
      />
      <Field
        type="date"
        label={t('reports.to')}
        value={to}
        onChange={({ target: { value } }) => {
          if (dayPattern.test(value)) onPeriod({ from: value < from ? value : from, to: value })
        }}
      />
    </div>
  )
}
