import { buttonLook, EmptyState, VisitDrawing } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'

/** Coupons and rewards belong to members; a code needs no account. */
export const LogInFirst = () => {
  const { t } = useOrderingMessages()
  return (
    <EmptyState
      drawing={<VisitDrawing name="table" />}
      title={t('coupon.logIn')}
      action={
        <Link to="/member/login" search={{ next: '/cart' }} {...buttonLook()}>
          {t('nav.login')}
        </Link>
      }
    >
      {t('coupon.logInText')}
    </EmptyState>
  )
}
