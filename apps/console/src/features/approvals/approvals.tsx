import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createApprovals, type ShownApproval } from '@comanda/client/staff'
import { Button, EmptyState, showToast, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { CreditSheet } from './credit-sheet.tsx'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import './approvals.css'

/** Credits and refunds that managers have requested: an owner approves or refuses them (MEM-7.3, PAY-5.11). */
export const Approvals = () => {
  const shop = useShop()
  const { connection, authentication } = useStaff()
  const { user } = useStore(authentication.state)
  const isOwner = (user?.staff ?? []).some(({ role }) => role === 'owner')
  const [approvals] = useState(() => createApprovals(connection, { shop: shop._id, isOwner }))
  const [decision, setDecision] = useState<Decision>()
  const [isRequesting, setIsRequesting] = useState(false)
  const state = useStore(approvals.state)
  const { t } = useMessages()
  usePageTitle(t('app.approvals'))
  useEffect(() => approvals.open(), [approvals])
  const decide = async ({ approval, status }: Decision): Promise<void> => {
    try {
      await approvals.decide(approval._id, status)
      showToast(t(`approvals.done.${status}`), { tone: 'success' })
    } catch (error) {
      const { code, message } = normaliseError(error)
      const text =
        code === 'ownAccount' || code === 'illegalTransition' || code === 'paymentRefused'
          ? t(`approvals.failure.${code}`)
          : t('approvals.failure.unknown', { message })
      showToast(text, { tone: 'danger' })
    }
  }
  const cards = (list: readonly ShownApproval[]) => (
    <ul className="page-cards">
      {list.map((approval) => (
        <ApprovalCard
          key={approval._id}
          approval={approval}
          {...(isOwner ? { onDecide: (status) => setDecision({ approval, status }) } : {})}
        />
      ))}
    </ul>
  )
  if (state.status === 'failed')
    return (
      <EmptyState
        drawing="offline"
        title={t('approvals.failed')}
        action={<Button onClick={() => void approvals.reload()}>{t('app.tryAgain')}</Button>}
      >
        {state.message}
      </EmptyState>
    )
  return (
    <div className="page" aria-busy={state.status === 'loading'}>
      <div className="approvals-head">
        <h1>{t('approvals.title')}</h1>
        {!isOwner && (
          <Button icon="plus" onClick={() => setIsRequesting(true)}>
            {t('credit.begin')}
          </Button>
        )}
      </div>
      <p className="page-text">{t(isOwner ? 'approvals.text' : 'approvals.textManager')}</p>
      {state.status === 'loading' && <Skeleton shape="card" />}
      {state.status === 'ready' && state.pending.length === 0 && (
        <EmptyState drawing="search" title={t('approvals.empty')} />
      )}
      {state.status === 'ready' && cards(state.pending)}
      {state.status === 'ready' && state.decided.length > 0 && (
        <section className="approvals-decided">
          <h2>{t('approvals.decided')}</h2>
          {cards(state.decided)}
        </section>
      )}
      {isRequesting && (
        <CreditSheet
          onClosed={() => setIsRequesting(false)}
          onSent={() => void approvals.reload()}
        />
      )}
      {decision && (
        <DecideDialog
          decision={decision}
          onClosed={() => setDecision(undefined)}
          onConfirm={() => void decide(decision)}
        />
      )}
    </div>
  )
}
