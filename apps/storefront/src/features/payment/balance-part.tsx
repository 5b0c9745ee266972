import { useStore } from '@comanda/client/react'
import { balancePayments } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { Banner, Button } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { BalanceSheet } from './balance-sheet.tsx'
import { useBalanceOffer } from './use-balance-offer.ts'
import './balance-part.css'

interface BalancePartProps {
  readonly session: TableSession
  /** The path of the screen, to return to. */
  readonly here: string
}

/**
 * Offers to pay a bill from the stored balance, if its member is logged in, and shows a payment whose outcome is unknown.
 */
export const BalancePart = ({ session, here }: BalancePartProps) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const balancePayment = balancePayments(useDiner().client).of(session._id)
  const payment = useStore(balancePayment.state)
  const standing = useBalanceOffer(session, payment.status === 'refused')
  const [isOpen, setOpen] = useState(false)
  const offer = standing.status === 'offered' ? standing.offer : undefined
  const isUnknown =
    payment.status === 'unknown' || (payment.status === 'busy' && payment.wasUnknown)
  const isChecking = isUnknown && payment.status === 'busy'
  const open = (): void => {
    balancePayment.dismiss()
    setOpen(true)
  }
  const checkAgain = (): void => void balancePayment.checkAgain()
  return (
    <div className="balance-part">
      {isUnknown && !isOpen && (
        <Banner
          tone="highlight"
          icon="warning"
          action={
            <Button variant="plain" busy={isChecking} onClick={checkAgain}>
              {t(isChecking ? 'checkout.checking' : 'checkout.checkAgain')}
            </Button>
          }
        >
          {t('pay.unknownText', { amount: money(payment.payload.amount) })}
        </Banner>
      )}
      {!isUnknown && offer && (
        <>
          <Button variant="quiet" size="large" wide onClick={open}>
            {t('pay.fromBalance')}
          </Button>
          <p>{t('pay.balanceNote', { amount: money(offer.have) })}</p>
        </>
      )}
      {standing.status === 'otherMember' && <p>{t('pay.refusal.otherMember')}</p>}
      {isOpen && (
        <BalanceSheet
          payment={payment}
          offer={offer}
          isTable={session.type === 'dineIn'}
          here={here}
          onPay={(amount) => void balancePayment.submit({ session: session._id, amount })}
          onCheckAgain={checkAgain}
          onClosed={() => {
            setOpen(false)
            balancePayment.dismiss()
          }}
        />
      )}
    </div>
  )
}
