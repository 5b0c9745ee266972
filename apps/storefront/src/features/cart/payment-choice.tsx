import { buttonLook, RadioRow } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import type { PaymentModel } from './use-payment.ts'

/** Selects how the order will be paid. */
export const PaymentChoice = ({ model }: { model: PaymentModel }) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const { counter, balance, isBalanceEnough, payBy, choose } = model
  return (
    <fieldset className="cart-payment">
      <legend>{t('pay.title')}</legend>
      <RadioRow
        name="pay"
        checked={payBy === 'counter'}
        note={t('pay.counterNote')}
        onChange={() => choose('counter')}
      >
        {name(counter?.name) || t('pay.counter')}
      </RadioRow>
      {balance !== undefined && (
        <RadioRow
          name="pay"
          checked={payBy === 'balance'}
          disabled={!isBalanceEnough}
          note={t(isBalanceEnough ? 'pay.balanceNote' : 'pay.balanceShort', {
            amount: money(balance),
          })}
          onChange={() => choose('balance')}
        >
          {t('pay.balance')}
        </RadioRow>
      )}
      {balance !== undefined && !isBalanceEnough && (
        <Link to="/member/topUp" search={{ next: '/cart' }} {...buttonLook({ variant: 'plain' })}>
          {t('pay.topUp')}
        </Link>
      )}
    </fieldset>
  )
}
