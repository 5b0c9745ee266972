import { CallError } from '@comanda/client'
import { useConnection } from '@comanda/client/react'
import {
  cancelReservation,
  confirmReservation,
  type ReservationAt,
} from '@comanda/client/reservations'
import { Button, Dialog, VisitDrawing } from '@comanda/ui'
import { useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { reservationFailure } from './reservation-failure.ts'

const questions = {
  confirm: {
    send: confirmReservation,
    variant: 'primary',
    title: 'reservation.confirmAsk',
    text: 'reservation.confirmText',
    yes: 'reservation.confirmYes',
    no: 'reservation.later',
    done: 'reservation.thanks',
  },
  cancel: {
    send: cancelReservation,
    variant: 'danger',
    title: 'reservation.cancelAsk',
    text: 'reservation.cancelText',
    yes: 'reservation.cancel',
    no: 'reservation.keep',
    done: 'reservation.cancelled',
  },
} as const

/** What is done once a guest says yes; a link of a mail only asks (RES-8.3). */
export type Question = keyof typeof questions

export const isQuestion = (text: string | undefined): text is Question =>
  text === 'confirm' || text === 'cancel'

interface ReservationQuestionProps extends Pick<ReservationAt, 'reservation'> {
  readonly question: Question
  readonly onClosed: () => void
  readonly onDone: (reservation: ReservationAt['reservation']) => void
}

/** Asks the guest, and does it. The server decides until when; its refusal is shown in words. */
export const ReservationQuestion = ({
  reservation,
  question,
  onClosed,
  onDone,
}: ReservationQuestionProps) => {
  const { t } = useVisitMessages()
  const connection = useConnection()
  const [isBusy, setBusy] = useState(false)
  const { send, variant, title, text, yes, no, done } = questions[question]

  const answer = async (close: () => void): Promise<void> => {
    setBusy(true)
    try {
      onDone(await send(connection, reservation._id))
      showNotice({ text: t(done), id: 'reservation' })
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
    <Dialog
      open
      onClosed={onClosed}
      title={t(title)}
      picture={<VisitDrawing name="table" />}
      actions={(close) => (
        <>
          <Button variant={variant} busy={isBusy} onClick={() => void answer(close)}>
            {t(yes)}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t(no)}
          </Button>
        </>
      )}
    >
      {t(text)}
    </Dialog>
  )
}
