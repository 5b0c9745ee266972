import { Button, buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { shopHours } from '../../data/shop-hours.ts'
import { useDiner } from '../../data/client-context.tsx'
import { useCatalogue } from '../../data/use-store.ts'
import { useMessages } from '../../language/messages.ts'
import type { FailureReason } from '../../visit/visit-state.ts'
import { failures } from './failure-drawings.ts'
import './failure-screen.css'

const Way = ({ reason }: { reason: FailureReason }) => {
  const { t } = useMessages()
  const { visit } = useDiner()
  const { menu } = useCatalogue()
  const { way } = failures[reason]
  if (way === 'retry')
    return <Button onClick={() => void visit.begin({ kind: 'resume' })}>{t('app.tryAgain')}</Button>
  if (way === 'order')
    return (
      <Link to="/order" {...buttonLook()}>
        {t('nav.order')}
      </Link>
    )
  return (
    <>
      {way === 'scan' && <p className="failure-how">{t('failure.scanHow')}</p>}
      {menu && (
        <Link to="/browse" {...buttonLook({ variant: way === 'menu' ? 'primary' : 'quiet' })}>
          {t('failure.lookAtMenu')}
        </Link>
      )}
    </>
  )
}

/** Why the visit could not begin, and the way on. */
export const FailureScreen = ({ reason }: { reason: FailureReason }) => {
  const { t } = useMessages()
  const { menu, now } = useCatalogue()
  const hours = menu && reason === 'timeSlotNotFound' ? shopHours(menu.shop, now).text : ''
  return (
    <EmptyState
      level={1}
      drawing={failures[reason].drawing}
      title={t(`failure.${reason}.title`)}
      action={<Way reason={reason} />}
    >
      <p>{t(`failure.${reason}.text`)}</p>
      {hours && <p className="failure-hours">{t('home.today', { hours })}</p>}
    </EmptyState>
  )
}
