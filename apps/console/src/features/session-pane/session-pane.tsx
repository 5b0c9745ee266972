import { createStaffSession } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { Button, EmptyState, IconButton, ScrollTabs, Skeleton } from '@comanda/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { SeatedGuests } from '../../staff/guests/seated-guests.tsx'
import { sessionPlace } from '../../staff/bills/session-place.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { PaneActions, type ShownSheet } from './pane-actions.tsx'
import { PaneBill } from './pane-bill.tsx'
import { PaneHead } from './pane-head.tsx'
import { PaneHistory } from './pane-history.tsx'
import { PaneOrder } from './pane-order.tsx'
import type { PickTable } from './pick-table.ts'
import type { PaneProps } from './use-bill-steps.ts'
import './session-pane.css'

const tabs = ['order', 'bill', 'history'] as const
type Tab = (typeof tabs)[number]

interface OpenPaneProps extends PaneProps {
  readonly isMoving: boolean
  readonly onMoved: () => void
}

const contents: Readonly<Record<Tab, (props: OpenPaneProps) => ReactNode>> = {
  order: ({ session, calls }) => <PaneOrder session={session} calls={calls} />,
  bill: ({ session }) => <PaneBill session={session} />,
  history: ({ session }) => <PaneHistory session={session} />,
}

const OpenPane = (props: OpenPaneProps) => {
  const { session, calls } = props
  const { t } = useMessages()
  const [shown, setShown] = useState<Tab>('order')
  const [sheet, setSheet] = useState<ShownSheet>()
  return (
    <>
      <div className="pane-top">
        <PaneHead session={session} calls={calls} onDiscount={() => setSheet('discount')} />
        <SeatedGuests key={session._id} session={session._id} />
      </div>
      <ScrollTabs
        name="pane"
        look="pill"
        label={t('pane.tabs')}
        tabs={tabs.map((id) => ({ id, text: t(`pane.${id}`) }))}
        selected={shown}
        onSelect={(id) => setShown(tabs.find((tab) => tab === id) ?? 'order')}
      />
      <div
        id={`pane-panel-${shown}`}
        className="pane-panel"
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`pane-tab-${shown}`}
      >
        {contents[shown](props)}
      </div>
      <PaneActions {...props} sheet={sheet} onSheet={setSheet} />
    </>
  )
}

interface SessionPaneProps {
  readonly session: string
  readonly pickTable: PickTable
  /** Its guests are to move at once, and whom to tell that they do. */
  readonly isMoving?: boolean
  readonly onMoved?: () => void
  /** Called with a paid table at which others are to be seated. */
  readonly onSeatOthers?: (table: string) => void
  readonly onClosed: () => void
}

const nothing = (): void => undefined

/** One session: what was ordered, its bill, and what its staff can do (STAFF-4.7). */
export const SessionPane = (props: SessionPaneProps) => {
  const { session, pickTable, isMoving = false, onMoved = nothing, onSeatOthers, onClosed } = props
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [calls] = useState(() => createStaffSession(connection, { shop, session }))
  const state = useStore(calls.state)
  const { t } = useMessages()
  useEffect(() => calls.open(), [calls])
  const name = state.status === 'ready' ? sessionPlace(state.session, t) : t('app.loading')
  return (
    <aside className="pane" aria-label={name} aria-busy={state.status === 'loading'}>
      <div className="pane-close">
        <IconButton icon="close" label={t('app.close')} onClick={onClosed} />
      </div>
      {state.status === 'loading' && <Skeleton shape="card" />}
      {state.status === 'ready' && (
        <OpenPane
          session={state.session}
          calls={calls}
          pickTable={pickTable}
          isMoving={isMoving}
          onMoved={onMoved}
          onSeatOthers={onSeatOthers}
          onClosed={onClosed}
        />
      )}
      {state.status === 'notFound' && (
        <EmptyState drawing="search" title={t('money.notFound')}>
          {t('money.notFoundText')}
        </EmptyState>
      )}
      {state.status === 'failed' && (
        <EmptyState
          drawing="offline"
          title={t('money.failed')}
          action={<Button onClick={() => void calls.reload()}>{t('app.tryAgain')}</Button>}
        >
          {state.message}
        </EmptyState>
      )}
    </aside>
  )
}
