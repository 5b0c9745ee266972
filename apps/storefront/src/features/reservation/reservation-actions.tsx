import type { ReservationAt } from '@comanda/client/reservations'
import { isReservationEditable } from '@comanda/shop-rules/reservations'
import { Button, buttonLook } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { isQuestion, type Question, ReservationQuestion } from './reservation-question.tsx'

interface ReservationActionsProps extends Pick<ReservationAt, 'reservation'> {
  /** What the link that led here asks for. */
  readonly ask: string | undefined
  readonly onChanged: (reservation: ReservationAt['reservation']) => void
}

/** Confirms, changes or cancels a reservation while that is allowed. */
export const ReservationActions = ({ reservation, ask, onChanged }: ReservationActionsProps) => {
  const { t } = useVisitMessages()
  const [asked, setAsked] = useState<Question | undefined>(isQuestion(ask) ? ask : undefined)
  const { _id, status } = reservation
  if (!isReservationEditable(status))
    return (
      <Link to="/reservation/edit/{-$id}" {...buttonLook({ size: 'large', wide: true })}>
        {t('reservation.bookAgain')}
      </Link>
    )
  // Who has just booked need not say that they come.
  const canConfirm = status === 'booked' && ask === 'confirm'
  return (
    <>
      {canConfirm && (
        <Button size="large" wide onClick={() => setAsked('confirm')}>
          {t('reservation.confirm')}
        </Button>
      )}
      <Link
        to="/reservation/edit/{-$id}"
        params={{ id: _id }}
        {...buttonLook({ variant: 'quiet', size: 'large', wide: true })}
      >
        {t('reservation.edit')}
      </Link>
      <Button variant="plain" wide onClick={() => setAsked('cancel')}>
        {t('reservation.cancel')}
      </Button>
      {asked !== undefined && (canConfirm || asked === 'cancel') && (
        <ReservationQuestion
          reservation={reservation}
          question={asked}
          onClosed={() => setAsked(undefined)}
          onDone={onChanged}
        />
      )}
    </>
  )
}
