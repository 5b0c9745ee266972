import { RadioRow } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import type { BookingStepProps } from './booking-step-props.ts'
import './session-step.css'

/** Lunch, dinner … */
export const SessionStep = ({ form, setting }: BookingStepProps) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { booking, change } = form
  return (
    <fieldset className="session-step">
      <legend className="ui-hidden">{t('reservation.step.session')}</legend>
      {setting.sessions.map(({ _id, name: names, from, to }) => (
        <RadioRow
          key={_id}
          name="dining-session"
          checked={booking.diningSession === _id}
          note={`${from} – ${to}`}
          onChange={() => change({ diningSession: _id, time: undefined })}
        >
          <strong>{name(names)}</strong>
        </RadioRow>
      ))}
    </fieldset>
  )
}
