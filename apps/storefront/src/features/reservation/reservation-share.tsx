import type { ReservationAt } from '@comanda/client/reservations'
import { isReservationEditable } from '@comanda/shop-rules/reservations'
import { Button, buttonLook, VisitIcon } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'

/** Adds a reservation to the calendar, takes a cancelled one out, or shares it. */
export const ReservationShare = ({ reservation }: Pick<ReservationAt, 'reservation'>) => {
  const { t, locale } = useVisitMessages()
  const { _id, number, status } = reservation
  const link = `${window.location.origin}/reservation/${_id}`
  const isExpected = isReservationEditable(status)
  if (!isExpected && status !== 'cancelled') return null

  const share = async (): Promise<void> => {
    const title = t('reservation.numberIs', { number })
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url: link }).catch(() => undefined)
    await navigator.clipboard.writeText(link)
    return showNotice({ text: t('reservation.linkCopied'), tone: 'success', id: 'reservation' })
  }
  return (
    <div className="reservation-keep">
      <a
        href={`/api/reservations/${_id}/calendar.ics?locale=${locale}`}
        {...buttonLook({ variant: 'quiet' })}
      >
        <VisitIcon name="calendar" size="small" />
        <span className="ui-button-text">
          {t(isExpected ? 'reservation.calendar' : 'reservation.calendarOut')}
        </span>
      </a>
      {isExpected && (
        <Button
          variant="quiet"
          icon={<VisitIcon name="share" size="small" />}
          onClick={() => void share()}
        >
          {t('reservation.share')}
        </Button>
      )}
    </div>
  )
}
