import { fromCents } from '@comanda/engine/money'
import { Button } from '@comanda/ui'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import type { Charge } from './charge-of.ts'

interface PayButtonProps {
  readonly charge: Charge
  /** Nothing is paid by phone. */
  readonly isCounter: boolean
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** Pays; says all that will be charged (PAY-8.4). */
export const PayButton = ({ charge, isCounter, isBusy, onPress }: PayButtonProps) => {
  const { t } = usePaymentMessages()
  const money = useMoney()
  const hasAmount = charge.amount > 0
  return (
    <Button size="large" wide busy={isBusy} onClick={onPress}>
      {isBusy && t('payment.starting')}
      {!isBusy && isCounter && t('payment.payAtCounter')}
      {!isBusy &&
        !isCounter &&
        (hasAmount
          ? t('payment.pay', { amount: money(fromCents(charge.charge)) })
          : t('payment.payHere'))}
    </Button>
  )
}
