import { CallError } from '@comanda/client'
import { useConnection } from '@comanda/client/react'
import { cancelReservation, type ReservationAt } from '@comanda/client/reservations'
import { isReservationEditable } from '@comanda/shop-rules/reservations'
import { Button, buttonLook, Dialog, VisitDrawing } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { reservationFailure } from './reservation-failure.ts'

interface ReservationActionsProps extends Pick<ReservationAt, 'reservation'> {
  readonly onCancelled: (reservation: ReservationAt['reservation']) => void
}

/** Changes or cancels a reservation while that is allowed. The server decides until when; its refusal is shown in words. */
export const ReservationActions = ({ reservation, onCancelled }: ReservationActionsProps) => {
  const { t } = useVisitMessages()
  const connection = useConnection()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { _id } = reservation
  if (!isReservationEditable(reservation.status))
    return (
      <Link to="/reservation/edit/{-$id}" {...buttonLook({ size: 'large', wide: true })}>
        {t('reservation.bookAgain')}
      </Link>
    )

  const cancel = async (close: () => void): Promise<void> => {
    setBusy(true)
    try {
      onCancelled(await cancelReservation(connection, _id))
      showNotice({ text: t('reservation.cancelled'), id: 'reservation' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { key, values } = reservationFailure(error)
      showNotice({ text: t(key, values), tone: 'danger', id: 'reservation' })
    } finally {
      setBusy(false)
      close()
    }
  }
  return (
    <>
      <Link
        to="/reservation/edit/{-$id}"
        params={{ id: _id }}
        {...buttonLook({ variant: 'quiet', size: 'large', wide: true })}
      >
        {t('reservation.edit')}
      </Link>
      <Button variant="plain" wide onClick={() => setConfirming(true)}>
        {t('reservation.cancel')}
      </Button>
      <Dialog
        open={isConfirming}
        onClosed={() => setConfirming(false)}
        title={t('reservation.cancelAsk')}
        picture={<VisitDrawing name="table" />}
        actions={(close) => (
          <>
            <Button variant="danger" busy={isBusy} onClick={() => void cancel(close)}>
              {t('reservation.cancel')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('reservation.keep')}
            </Button>
          </>
        )}
      >
        {t('reservation.cancelText')}
      </Dialog>
    </>
  )
}
