import type { PaymentStart, PaymentStartState } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { Button, Dialog, Drawing, PaymentDrawing } from '@comanda/ui'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { pendingPayments } from './pending-payments.ts'

interface StartDialogsProps {
  readonly start: PaymentStartState
  readonly bill: TableSession
  /** What it would have charged, in currency units. */
  readonly charge: number
  readonly onCheckAgain: () => void
  readonly onReplace: (start: PaymentStart, attempts: readonly string[]) => void
  readonly onDismiss: () => void
}

/** Shows what comes between the press and the payment: an unknown outcome, or another payment of the bill. */
export const StartDialogs = (props: StartDialogsProps) => {
  const { start, bill, charge, onCheckAgain, onReplace, onDismiss } = props
  const { t } = usePaymentMessages()
  const money = useMoney()
  const isChecking = start.status === 'busy' && start.wasUnknown
  if (start.status === 'unknown' || isChecking)
    return (
      <Dialog
        open
        title={t('payment.unknown.title')}
        picture={<Drawing name="offline" />}
        onClosed={() => undefined}
        actions={() => (
          <Button busy={isChecking} onClick={onCheckAgain}>
            {t(isChecking ? 'payment.unknown.checking' : 'payment.unknown.check')}
          </Button>
        )}
      >
        {t('payment.unknown.text', { amount: money(start.payload.data.amount ?? charge) })}
      </Dialog>
    )
  const pending = start.status === 'refused' ? pendingPayments(start.error, bill) : undefined
  if (start.status !== 'refused' || !pending) return null
  return (
    <Dialog
      open
      title={t('payment.pending.title')}
      picture={<PaymentDrawing name="card" />}
      onClosed={onDismiss}
      actions={(close) => (
        <>
          <Button onClick={() => onReplace(start.payload, pending.ids)}>
            {t('payment.pending.replace')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('payment.pending.wait')}
          </Button>
        </>
      )}
    >
      {t('payment.pending.text', { amount: money(pending.amount) })}
    </Dialog>
  )
}
