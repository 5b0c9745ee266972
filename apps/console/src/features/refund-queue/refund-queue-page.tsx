import { useStore } from '@comanda/client/react'
import { type RefundQueueState, waitsForStaff } from '@comanda/client/staff'
import type { Refund } from '@comanda/contract'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useRefundQueue } from '../../staff/bills/refund-queue-context.tsx'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { useNow } from '../../staff/use-now.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useRole } from '../../staff/use-role.ts'
import { NoteDialog } from '../../staff/approvals/note-dialog.tsx'
import { RefundCard } from './refund-card.tsx'
import { useRefundSteps } from './use-refund-steps.ts'
import './refund-queue.css'

/** How often it is looked whether a refund is late, in ms. */
const TICK = 60_000

interface LoadedQueue {
  readonly state: Extract<RefundQueueState, { readonly status: 'ready' }>
}

/** The refunds once they are loaded: those that wait for staff, those on their way, and the last that are done. */
const LoadedQueue = ({ state }: LoadedQueue) => {
  const { t } = useMessages()
  const steps = useRefundSteps()
  const now = useNow(TICK)
  const { money } = useFormats()
  const [given, setGiven] = useState<Refund>()
  const waiting = state.open.filter((refund) => waitsForStaff(refund, now))
  const underway = state.open.filter((refund) => !waiting.includes(refund))
  const card = (refund: Refund) => (
    <RefundCard
      key={refund._id}
      refund={refund}
      session={state.sessions.get(refund.session)}
      staff={state.staff}
      {...(refund.status === 'failed' && refund.attempt !== undefined
        ? { onAgain: () => void steps.again(refund) }
        : {})}
      {...(refund.status === 'failed' || (refund.status === 'due' && refund.attempt === undefined)
        ? { onByHand: () => setGiven(refund) }
        : {})}
    />
  )
  const section = (title: string, refunds: readonly Refund[]) =>
    refunds.length > 0 && (
      <section className="refunds-section" aria-label={title}>
        <h2>{title}</h2>
        <ul className="page-cards">{refunds.map(card)}</ul>
      </section>
    )
  return (
    <>
      {waiting.length === 0 && (
        <EmptyState drawing="receipt" title={t('refundQueue.none')}>
          {t('refundQueue.noneText')}
        </EmptyState>
      )}
      {section(t('refundQueue.waiting'), waiting)}
      {section(t('refundQueue.underway'), underway)}
      {section(t('refundQueue.done'), state.done)}
      {given && (
        <NoteDialog
          title={t('refund.byHandTitle', { amount: money(given.amount) })}
          label={t('refund.byHandNote')}
          hint={t('refund.byHandText')}
          confirm={t('refund.byHand')}
          onClosed={() => setGiven(undefined)}
          onConfirm={(note) => void steps.byHand(given, note)}
        />
      )}
    </>
  )
}

/** Money that goes back: what needs staff first (PAY-9.6). */
export const RefundQueuePage = () => {
  const queue = useRefundQueue()
  const { _id: shop } = useShop()
  const { isManager } = useRole()
  const state = useStore(queue.state)
  const { t } = useMessages()
  usePageTitle(t('refundQueue.title'))
  if (state.status === 'failed')
    return (
      <EmptyState
        drawing="offline"
        title={t('refundQueue.failed')}
        action={<Button onClick={() => void queue.reload()}>{t('app.tryAgain')}</Button>}
      >
        {state.message}
      </EmptyState>
    )
  return (
    <div className="page" aria-busy={state.status === 'loading'}>
      <h1>{t('refundQueue.title')}</h1>
      <p className="page-text">{t('refundQueue.text')}</p>
      {isManager && (
        <p>
          <Link to="/$shop/days" params={{ shop }}>
            {t('compare.link')}
          </Link>
        </p>
      )}
      {state.status === 'loading' ? <Skeleton shape="card" /> : <LoadedQueue state={state} />}
    </div>
  )
}
