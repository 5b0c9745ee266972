import { Button, Field } from '@comanda/ui'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { WeekdayInputs } from '../../forms/times/weekday-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { type EnteredSession, newSession } from './rules-draft.ts'

interface SessionInputsProps {
  readonly sessions: readonly EnteredSession[]
  readonly onChange: (sessions: readonly EnteredSession[]) => void
}

/** The times at which guests book a table: lunch, dinner. */
export const SessionInputs = ({ sessions, onChange }: SessionInputsProps) => {
  const { t } = useMessages()
  const change = (id: string, changes: Partial<EnteredSession>): void =>
    onChange(sessions.map((one) => (one._id === id ? { ...one, ...changes } : one)))
  return (
    <fieldset className="form-group">
      <legend>{t('reservationRules.sessions')}</legend>
      <p className="form-text">{t('reservationRules.sessionsText')}</p>
      {sessions.map(({ _id, names, weekdays, from, to }, index) => (
        <fieldset key={_id} className="form-group">
          <legend>{t('windows.number', { number: index + 1 })}</legend>
          <NameInputs names={names} onChange={(entered) => change(_id, { names: entered })} />
          <WeekdayInputs
            chosen={weekdays}
            onChange={(chosen) => change(_id, { weekdays: chosen })}
          />
          <div className="form-pair">
            <Field
              label={t('windows.from')}
              type="time"
              required
              value={from}
              onChange={(event) => change(_id, { from: event.currentTarget.value })}
            />
            <Field
              label={t('windows.to')}
              type="time"
              required
              value={to}
              onChange={(event) => change(_id, { to: event.currentTarget.value })}
            />
          </div>
          <div className="form-actions">
            <Button
              variant="quiet"
              icon="trash"
              onClick={() => onChange(sessions.filter((one) => one._id !== _id))}
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
          disabled={sessions.length >= 20}
          onClick={() => onChange([...sessions, newSession()])}
        >
          {t('windows.add')}
        </Button>
      </div>
    </fieldset>
  )
}
