import { Chip, Chips, Field } from '@comanda/ui'
import { useId } from 'react'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import type { PaymentForm } from './payment-form.ts'

interface TipsChoiceProps {
  /** Each percentage with its amount, in currency units. */
  readonly choices: readonly { readonly percent: number; readonly amount: number }[]
  readonly form: PaymentForm
  readonly isWrong: boolean
  readonly onChange: (part: Partial<PaymentForm>) => void
}

/** Tips beside the amount: none unless the diner chooses one (PAY-8.4). */
export const TipsChoice = ({ choices, form, isWrong, onChange }: TipsChoiceProps) => {
  const { t } = usePaymentMessages()
  const money = useMoney()
  const name = useId()
  return (
    <section className="pay-tips">
      <Chips label={t('payment.tips.label')}>
        <Chip
          name={name}
          checked={form.tips === 'none'}
          onChange={() => onChange({ tips: 'none' })}
        >
          {t('payment.tips.none')}
        </Chip>
        {choices.map(({ percent, amount }) => (
          <Chip
            key={percent}
            name={name}
            checked={form.tips === percent}
            note={money(amount)}
            onChange={() => onChange({ tips: percent })}
          >
            {t('payment.tips.percent', { percent })}
          </Chip>
        ))}
        <Chip
          name={name}
          checked={form.tips === 'other'}
          onChange={() => onChange({ tips: 'other' })}
        >
          {t('payment.tips.custom')}
        </Chip>
      </Chips>
      {form.tips === 'other' && (
        <Field
          label={t('payment.tips.label')}
          inputMode="decimal"
          autoComplete="off"
          value={form.tipsAmount}
          error={isWrong && t('payment.tips.wrong')}
          onChange={(event) => onChange({ tipsAmount: event.target.value })}
        />
      )}
    </section>
  )
}
