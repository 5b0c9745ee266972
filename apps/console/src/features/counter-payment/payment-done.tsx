import type { StaffSession } from '@comanda/client/staff'
import type { SessionPayment, TableSession } from '@comanda/contract'
import { chargedBy } from '@comanda/engine/payments'
import { Button, buttonLook, Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { BillCode } from './bill-code.tsx'
import { MailReceipt } from './mail-receipt.tsx'
import { PrintReceipt } from './print-receipt.tsx'
import { Receipt } from './receipt.tsx'

interface PaymentDoneProps {
  readonly session: TableSession
  readonly paid: SessionPayment
  readonly calls: StaffSession
  readonly onAgain: () => void
}

/** A payment that was recorded: the change to give back, what is left, and the way on. */
export const PaymentDone = ({ session, paid, calls, onAgain }: PaymentDoneProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { outstanding, shop, _id } = session
  return (
    <section className="counter-done" aria-label={t('counter.done.title')}>
      <p className="counter-done-sign">
        <Icon name="check" />
        {t('counter.done.paid', { amount: money(chargedBy(paid)) })}
      </p>
      {paid.tips > 0 && <p>{t('money.withTips', { amount: money(paid.tips) })}</p>}
      {paid.change !== undefined && paid.change > 0 && (
        <p className="counter-change" role="status">
          <span>{t('counter.cash.change')}</span>
          <strong>{money(paid.change)}</strong>
        </p>
      )}
      <p>
        {outstanding > 0
          ? t('counter.done.left', { amount: money(outstanding) })
          : t('counter.done.nothingLeft')}
      </p>
      <div className="counter-done-ways">
        {outstanding > 0 && (
          <Button size="large" onClick={onAgain}>
            {t('counter.done.next')}
          </Button>
        )}
        <Link
          to="/$shop/floor"
          params={{ shop }}
          {...buttonLook({ size: 'large', variant: outstanding > 0 ? 'quiet' : 'primary' })}
        >
          {t('app.floor')}
        </Link>
        <PrintReceipt session={_id} paid={paid} />
        <MailReceipt calls={calls} />
        <BillCode session={_id} />
        <Link
          to="/$shop/bills/$session"
          params={{ shop, session: _id }}
          {...buttonLook({ size: 'large', variant: 'quiet' })}
        >
          {t('money.link')}
        </Link>
      </div>
      <Receipt session={session} />
    </section>
  )
}
