import type { ReservationSetting } from '@comanda/contract'
import { Banner } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { settingsOf } from './booking-errors.ts'

interface DepositTermsProps {
  readonly setting: ReservationSetting
  readonly amount: number
  readonly currency: string
}

/** Says how much a deposit is, how long there is time to pay it, and when it goes back, before the guest agrees (DEP-1.2). */
export const DepositTerms = ({ setting, amount, currency }: DepositTermsProps) => {
  const { t } = useVisitMessages()
  const money = useMoney()
  const { depositMinutes, cancelHours } = settingsOf(setting)
  return (
    <Banner tone="highlight">
      <strong>{t('reservation.deposit.of', { amount: money(amount, currency) })}</strong>
      <br />
      {t('reservation.deposit.why', { count: depositMinutes })}{' '}
      {t('reservation.deposit.back', { count: cancelHours })}
    </Banner>
  )
}
