import { Button, Field } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { type EnteredWindow, oneMore } from './entered-windows.ts'
import { WeekdayInputs } from './weekday-inputs.tsx'

interface WindowInputsProps {
  readonly label: string
  /** What it means that there are none. */
  readonly noneText: string
  readonly windows: readonly EnteredWindow[]
  readonly onChange: (windows: readonly EnteredWindow[]) => void
}

/** Days of the week and times, as many as are needed; one whose end is before its start ends on the next day. */
export const WindowInputs = ({ label, noneText, windows, onChange }: WindowInputsProps) => {
  const { t } = useMessages()
  const change = (key: number, changes: Partial<EnteredWindow>): void =>
    onChange(windows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      {windows.length === 0 && <p className="form-text">{noneText}</p>}
      {windows.map(({ key, weekdays, from, to }, index) => (
        <fieldset key={key} className="form-group">
          <legend>{t('windows.number', { number: index + 1 })}</legend>
          <WeekdayInputs
            chosen={weekdays}
            onChange={(chosen) => change(key, { weekdays: chosen })}
          />
          <div className="form-pair">
            <Field
              label={t('windows.from')}
              type="time"
              value={from}
              onChange={(event) => change(key, { from: event.currentTarget.value })}
            />
            <Field
              label={t('windows.to')}
              type="time"
              value={to}
              onChange={(event) => change(key, { to: event.currentTarget.value })}
            />
          </div>
          <div className="form-actions">
            <Button
              variant="quiet"
              icon="trash"
              onClick={() => onChange(windows.filter((row) => row.key !== key))}
            >
              {t('windows.remove', { number: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          variant="quiet"
          icon="plus"
          disabled={windows.length >= 20}
          onClick={() => onChange(oneMore(windows))}
        >
          {t('windows.add')}
        </Button>
      </div>
    </fieldset>
  )
}
