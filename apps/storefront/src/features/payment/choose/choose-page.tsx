import { createSessionRecord } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { EmptyState, PaymentDrawing } from '@comanda/ui'
import { useEffect, useMemo } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { LoadFailure } from '../../../loading/load-failure.tsx'
import { LoadingRows } from '../../../loading/loading-rows.tsx'
import { ShownShop } from '../../../shop/shop-of.tsx'
import { BillLink } from '../attempt/bill-link.tsx'
import { ShopLead } from '../attempt/shop-lead.tsx'
import { BillGone } from '../bill-gone.tsx'
import { PaymentFrame } from '../payment-frame.tsx'
import { ChooseForm } from './choose-form.tsx'
import type { PaymentWish } from './payment-form.ts'
import { useOffer } from './use-offer.ts'

interface ChoosePageProps {
  readonly id: string
  readonly wish: PaymentWish
}

const Bill = ({ bill, wish }: { bill: TableSession; wish: PaymentWish }) => {
  const { t } = usePaymentMessages()
  const offer = useOffer(bill)
  const frame = { title: t('payment.title'), lead: <ShopLead /> }
  if (isSessionFinished(bill.status) || bill.outstanding <= 0)
    return (
      <PaymentFrame {...frame} foot={<BillLink bill={bill} variant="primary" />}>
        <EmptyState drawing={<PaymentDrawing name="paid" />} title={t('payment.closed')}>
          {t('payment.closedText')}
        </EmptyState>
      </PaymentFrame>
    )
  if (offer.data) return <ChooseForm bill={bill} offer={offer.data} wish={wish} />
  return (
    <PaymentFrame {...frame}>
      <LoadedContent loaded={offer}>{() => null}</LoadedContent>
    </PaymentFrame>
  )
}

/** Chooses what is paid of a bill, and how (PAY-8.4). */
export const ChoosePage = ({ id, wish }: ChoosePageProps) => {
  const { t } = usePaymentMessages()
  const { connection, session: present } = useDiner().client
  const record = useMemo(() => {
    const known = present.state.get().session
    return createSessionRecord(connection, id, known?._id === id ? known : undefined)
  }, [connection, present, id])
  useEffect(() => record.open(), [record])
  const { status, session } = useStore(record.state)
  if (session)
    return (
      <ShownShop shop={session.shop}>
        <Bill bill={session} wish={wish} />
      </ShownShop>
    )
  if (status === 'notFound') return <BillGone />
  return (
    <PaymentFrame title={t('payment.title')}>
      {status === 'loading' && <LoadingRows rows={2} />}
      {status === 'failed' && <LoadFailure onRetry={() => void record.reload()} />}
    </PaymentFrame>
  )
}
