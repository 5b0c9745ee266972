import type { TableSession } from '@comanda/contract'
import { Button, buttonLook, EmptyState, Page } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { usePending } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { SessionCard } from '../order/session-card.tsx'
import './previous-order-page.css'

interface PreviousOrderPageProps {
  readonly onContinue: (session: TableSession) => void
}

/** The orders that this device placed and that are still under way: continue with one, or start a new one (SCREEN-5.3). */
export const PreviousOrderPage = ({ onContinue }: PreviousOrderPageProps) => {
  const { t } = useVisitMessages()
  const { status, sessions } = usePending()
  if (status !== 'ready' && sessions.length === 0) return <LoadingScreen />
  if (sessions.length === 0)
    return (
      <EmptyState
        level={1}
        drawing="receipt"
        title={t('previousOrder.none')}
        action={
          <Link to="/" {...buttonLook()}>
            {t('previousOrder.startNew')}
          </Link>
        }
      />
    )
  return (
    <Page title={t('title.previousOrder')} lead={t('previousOrder.text')}>
      <ul className="previous-cards">
        {sessions.map((session) => (
          <li key={session._id} className="previous-card">
            <SessionCard session={session} />
            <Button wide onClick={() => onContinue(session)}>
              {t('previousOrder.continue')}
            </Button>
          </li>
        ))}
      </ul>
      <Link to="/" {...buttonLook({ variant: 'quiet', size: 'large', wide: true })}>
        {t('previousOrder.startNew')}
      </Link>
    </Page>
  )
}
