import { Button, Chip, Chips, Field, Stepper } from '@comanda/ui'
import { type ReactNode, useId, useState } from 'react'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { type PaymentForm, PARTS } from './payment-form.ts'

/** The most people who share a bill. */
const MOST_PEOPLE = 50

interface PartChoiceProps {
  readonly form: PaymentForm
  /** Why the typed amount cannot be paid. */
  readonly wrong: ReactNode
  /** The dishes to choose from. */
  readonly dishes: ReactNode
  /** Whether the choice shows at once: at a table. */
  readonly isShown: boolean
  readonly onChange: (part: Partial<PaymentForm>) => void
}

/** Which part of the bill is paid: all, an equal share, some dishes, or an amount (PAY-8.4). */
export const PartChoice = ({ form, wrong, dishes, isShown, onChange }: PartChoiceProps) => {
  const { t } = usePaymentMessages()
  const name = useId()
  const [isOpen, setOpen] = useState(isShown || form.part !== 'all')
  if (!isOpen)
    return (
      <Button variant="plain" onClick={() => setOpen(true)}>
        {t('payment.part.split')}
      </Button>
    )
  return (
    <section className="pay-part">
      <Chips label={t('payment.part.label')}>
        {PARTS.map((part) => (
          <Chip
            key={part}
            name={name}
            checked={form.part === part}
            onChange={() => onChange({ part })}
          >
            {t(`payment.part.${part}`)}
          </Chip>
        ))}
      </Chips>
      {form.part === 'share' && (
        <div className="pay-part-people">
          <span>{t('payment.part.people')}</span>
          <Stepper
            value={form.people}
            min={2}
            max={MOST_PEOPLE}
            label={t('payment.part.people')}
            increaseLabel={t('payment.part.morePeople')}
            decreaseLabel={t('payment.part.fewerPeople')}
            onChange={(people) => onChange({ people })}
          />
        </div>
      )}
      {form.part === 'items' && dishes}
      {form.part === 'amount' && (
        <Field
          label={t('payment.part.yours')}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          error={wrong}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
      )}
    </section>
  )
}
