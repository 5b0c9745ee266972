import type { PaymentMethod } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

/** A way to pay at the counter: one of the shop's, or the balance of the member. */
export type CounterMethod = Pick<PaymentMethod, '_id' | 'name' | 'type'>

/** The balance of the member whose code was scanned. */
export const balanceMethod: CounterMethod = { _id: 'balance', name: [], type: 'balance' }

interface MethodChoiceProps {
  readonly methods: readonly CounterMethod[]
  readonly method: CounterMethod | undefined
  readonly onChange: (method: CounterMethod) => void
}

/** The ways to pay at the counter, of which one is chosen. */
export const MethodChoice = ({ methods, method, onChange }: MethodChoiceProps) => {
  const { t, locale } = useMessages()
  return (
    <div className="counter-methods" role="group" aria-label={t('counter.methods')}>
      {methods.map((one) => (
        <Button
          key={one._id}
          size="large"
          variant={one._id === method?._id ? 'primary' : 'quiet'}
          aria-pressed={one._id === method?._id}
          onClick={() => onChange(one)}
        >
          {one === balanceMethod ? t('counter.balance') : localizedName(one.name, locale)}
        </Button>
      ))}
    </div>
  )
}
