import { buttonLook, EmptyState, VisitDrawing } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'

/** Shown for a link that names no reservation (RES-3.7). */
export const UnknownReservation = () => {
  const { t } = useVisitMessages()
  return (
    <EmptyState
      drawing={<VisitDrawing name="calendar" />}
      title={t('reservation.notFound')}
      action={
        <Link to="/reservation/edit/{-$id}" {...buttonLook()}>
          {t('reservation.book')}
        </Link>
      }
    >
      {t('reservation.notFoundText')}
    </EmptyState>
  )
}
