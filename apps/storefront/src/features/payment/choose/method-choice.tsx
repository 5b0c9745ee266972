import type { PaymentMethod } from '@comanda/contract'
import { RadioRow } from '@comanda/ui'
import { useId } from 'react'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { useMoney } from '../../../money/use-money.ts'

interface MethodChoiceProps {
  /** Each with what it adds to the amount, in currency units, and whether it takes the amount. */
  readonly methods: readonly {
    readonly method: PaymentMethod
    readonly surcharge: number
    readonly limit: 'least' | 'most' | undefined
  }[]
  readonly chosen: string | undefined
  /** The kitchen waits for the payment. */
  readonly isFirst: boolean
  readonly onChoose: (method: string) => void
}

/** The ways to pay, each with what it adds. */
export const MethodChoice = ({ methods, chosen, isFirst, onChoose }: MethodChoiceProps) => {
  const { t } = usePaymentMessages()
  const name = useNames()
  const money = useMoney()
  const group = useId()
  const noteOf = ({ method, surcharge, limit }: MethodChoiceProps['methods'][number]) => {
    const { least = 0, most = 0, call } = method
    if (limit === 'least') return t('payment.method.least', { amount: money(least) })
    if (limit === 'most') return t('payment.method.most', { amount: money(most) })
    if (surcharge > 0) return t('payment.method.surcharge', { amount: money(surcharge) })
    if (call !== undefined) return undefined
    return t(isFirst ? 'payment.method.counterFirst' : 'payment.method.counterNote')
  }
  return (
    <fieldset className="pay-methods">
      <legend>{t('payment.method.label')}</legend>
      {methods.map((entry) => (
        <RadioRow
          key={entry.method._id}
          name={group}
          checked={entry.method._id === chosen}
          disabled={entry.limit !== undefined}
          note={noteOf(entry)}
          onChange={() => onChoose(entry.method._id)}
        >
          {name(entry.method.name)}
        </RadioRow>
      ))}
    </fieldset>
  )
}
