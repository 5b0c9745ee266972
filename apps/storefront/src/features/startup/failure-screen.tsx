import { Button, buttonLook, EmptyState, type DrawingName } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCart, useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { useOpeningWords } from '../../language/use-opening-words.ts'
import type { FailureReason } from '../../visit/visit-state.ts'
import { ChooseShop } from './choose-shop.tsx'
import './failure-screen.css'

/** The drawing of each reason, and its actions: scan again, try again, or just browse the menu. */
const failures: Readonly<
  Record<
    FailureReason,
    { readonly drawing: DrawingName; readonly way: 'scan' | 'retry' | 'menu' | 'order' }
  >
> = {
  fixedCodeTimeout: { drawing: 'code', way: 'scan' },
  fixedCodeNotEnabled: { drawing: 'code', way: 'menu' },
  fixedCodeTableInvalid: { drawing: 'code', way: 'scan' },
  presenceRequired: { drawing: 'code', way: 'menu' },
  serverError: { drawing: 'broken', way: 'retry' },
  shopNotFound: { drawing: 'search', way: 'scan' },
  shopNotEnabledForOnline: { drawing: 'closed', way: 'menu' },
  shopBeingSetUp: { drawing: 'closed', way: 'menu' },
  timeSlotNotFound: { drawing: 'closed', way: 'menu' },
  exceedMaxPending: { drawing: 'receipt', way: 'order' },
  sessionNotFound: { drawing: 'receipt', way: 'scan' },
}

const Way = ({ reason }: { reason: FailureReason }) => {
  const { t } = useMessages()
  const { visit } = useDiner()
  const { menu } = useCatalogue()
  const { lines } = useCart()
  const navigate = useNavigate()
  const { way } = failures[reason]
  const retry = () => {
    void navigate({ to: '/', replace: true })
    void visit.beginAgain()
  }
  if (way === 'retry') return <Button onClick={retry}>{t('app.tryAgain')}</Button>
  if (way === 'order')
    return (
      <Link to="/order" {...buttonLook()}>
        {t('nav.order')}
      </Link>
    )
  return (
    <>
      {way === 'scan' && <p className="failure-how">{t('failure.scanHow')}</p>}
      {!menu && <ChooseShop />}
      {menu && (
        <Link to="/browse" {...buttonLook({ variant: way === 'menu' ? 'primary' : 'quiet' })}>
          {t('failure.lookAtMenu')}
        </Link>
      )}
      {menu && lines.length > 0 && (
        <Link to="/cart" {...buttonLook({ variant: 'quiet' })}>
          {t('failure.backToCart')}
        </Link>
      )}
    </>
  )
}

/** Says why the visit could not begin, and what to do (ROUTE-3.4). */
export const FailureScreen = ({ reason }: { reason: FailureReason }) => {
  const { t } = useMessages()
  const { menu, now } = useCatalogue()
  const { mode } = useVisit()
  const openingWords = useOpeningWords()
  const opens = menu && reason === 'timeSlotNotFound' ? openingWords(menu.shop, mode, now) : ''
  return (
    <EmptyState
      level={1}
      drawing={failures[reason].drawing}
      title={t(`failure.${reason}.title`)}
      action={<Way reason={reason} />}
    >
      <p>{t(`failure.${reason}.text`)}</p>
      {opens && <p className="failure-hours">{opens}</p>}
    </EmptyState>
  )
}
