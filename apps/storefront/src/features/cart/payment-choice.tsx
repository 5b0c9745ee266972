import { buttonLook, RadioRow } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { FoldedRow } from './folded-row.tsx'
import type { PaymentModel } from './use-payment.ts'

/** Selects how the order will be paid. */
export const PaymentChoice = ({ model }: { model: PaymentModel }) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const {
    counter,
    isCounterOffered,
    isPaidFirst,
    online,
    balance,
    balanceMethod,
    isBalanceEnough,
  } = model
  const { payBy, choose, isKnown, isLoading } = model
  const chosen = online.find(({ _id }) => _id === payBy.method)
  const counterName = name(counter?.name) || t('pay.counter')
  const way = payBy.kind === 'balance' ? t('pay.balance') : name(chosen?.name) || counterName
  return (
    // A way that is offered no more opens the row once the ways to pay are loaded.
    <FoldedRow
      key={String(isKnown)}
      label={t('pay.title')}
      value={isLoading ? '' : way}
      isKnown={isKnown}
    >
      <fieldset className="cart-payment">
        <legend className="ui-hidden">{t('pay.title')}</legend>
        {isCounterOffered && (
          <RadioRow
            name="pay"
            checked={payBy.kind === 'counter'}
            note={t(isPaidFirst ? 'pay.firstNote' : 'pay.counterNote')}
            onChange={() => choose({ kind: 'counter', method: counter?._id })}
          >
            {counterName}
          </RadioRow>
        )}
        {online.map((method) => (
          <RadioRow
            key={method._id}
            name="pay"
            checked={payBy.method === method._id}
            note={t('pay.onlineNote')}
            onChange={() => choose({ kind: 'online', method: method._id })}
          >
            {name(method.name)}
          </RadioRow>
        ))}
        {balance !== undefined && (
          <RadioRow
            name="pay"
            checked={payBy.kind === 'balance'}
            disabled={!isBalanceEnough}
            note={t(isBalanceEnough ? 'pay.balanceNote' : 'pay.balanceShort', {
              amount: money(balance),
            })}
            onChange={() => choose({ kind: 'balance', method: balanceMethod?._id })}
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
    </FoldedRow>
  )
}
