import type { TableSession } from '@comanda/contract'
import { Button, buttonLook } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { usePending } from '../../data/use-store.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadingScreen } from '../../shell/loading-screen.tsx'
import { SessionCard } from '../../placed-order/session-card.tsx'
import './previous-order-page.css'

interface PreviousOrderPageProps {
  readonly onContinue: (session: TableSession) => void
}

/** The orders that this device placed and that are still under way: go on with one, or begin anew. */
export const PreviousOrderPage = ({ onContinue }: PreviousOrderPageProps) => {
  const { t } = useVisitMessages()
  const { status, sessions } = usePending()
  if (status !== 'ready' && sessions.length === 0) return <LoadingScreen />
  return (
    <div className="previous">
      <h1>{t(sessions.length === 0 ? 'previousOrder.none' : 'title.previousOrder')}</h1>
      {sessions.length > 0 && <p>{t('previousOrder.text')}</p>}
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
    </div>
  )
}
