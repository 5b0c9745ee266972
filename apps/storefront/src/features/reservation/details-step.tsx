import { CheckRow, Chip, Chips, Field, Select, TextArea } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { occasionKey } from './occasion-key.ts'
import { settingsOf } from './booking-errors.ts'
import type { BookingStepProps } from './booking-step-props.ts'
import './details-step.css'

const TITLES = ['mr', 'ms', 'mx'] as const
const OCCASIONS = ['birthday', 'anniversary', 'date', 'business', 'celebration', 'other'] as const

/** The longest texts that the server accepts. */
const MOST = { name: 100, phone: 40, email: 200, remark: 500 } as const

const Terms = ({ form, setting }: BookingStepProps) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { booking, change, errors } = form
  const terms = name(setting.terms)
  const { cancelHours } = settingsOf(setting)
  return (
    <section className="details-terms">
      <h3>{t('reservation.terms')}</h3>
      <p>
        {terms} {t('reservation.cancelRule', { count: cancelHours })}
      </p>
      <CheckRow
        checked={booking.termsAccepted}
        aria-invalid={errors.has('terms') || undefined}
        onChange={(event) => change({ termsAccepted: event.target.checked })}
        note={
          errors.has('terms') && (
            <span className="details-wrong">{t('reservation.error.termsNotAccepted')}</span>
          )
        }
      >
        {t('reservation.acceptTerms')}
      </CheckRow>
    </section>
  )
}

/** The guest's contact, occasion and requests. */
export const DetailsStep = (props: BookingStepProps) => {
  const { t } = useVisitMessages()
  const { booking, change, errors } = props.form
  const optional = (label: string) => (
    <>
      {label} <small>{t('reservation.optional')}</small>
    </>
  )
  const wrong = (field: 'name' | 'phone' | 'email') => {
    const code = errors.get(field)
    return code && t(`reservation.error.${code}`)
  }
  return (
    <div className="details-step">
      <Chips label={optional(t('reservation.salutation'))}>
        {TITLES.map((title) => (
          <Chip
            key={title}
            name="title"
            checked={booking.title === title}
            onChange={() => change({ title })}
          >
            {t(`reservation.salutations.${title}`)}
          </Chip>
        ))}
      </Chips>
      <Field
        label={t('reservation.name')}
        autoComplete="name"
        required
        maxLength={MOST.name}
        value={booking.name}
        error={wrong('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Field
        label={t('reservation.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={MOST.phone}
        value={booking.phone}
        error={wrong('phone')}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <Field
        label={t('reservation.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={MOST.email}
        value={booking.email}
        error={wrong('email')}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Select
        label={optional(t('reservation.occasion'))}
        value={booking.occasion ?? ''}
        onChange={(event) =>
          change({ occasion: OCCASIONS.find((known) => known === event.target.value) })
        }
      >
        <option value="">{t('reservation.noOccasion')}</option>
        {OCCASIONS.map((occasion) => (
          <option key={occasion} value={occasion}>
            {t(occasionKey(occasion))}
          </option>
        ))}
      </Select>
      <TextArea
        label={optional(t('reservation.remark'))}
        hint={t('reservation.remarkHint')}
        maxLength={MOST.remark}
        value={booking.remark}
        onChange={(event) => change({ remark: event.target.value })}
      />
      <Terms {...props} />
    </div>
  )
}
