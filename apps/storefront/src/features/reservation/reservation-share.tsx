import type { ReservationAt } from '@comanda/client/reservations'
import { DEFAULT_RESERVATION_SETTINGS } from '@comanda/shop-rules/reservations'
import { Button, VisitIcon } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { showNotice } from '../../notices/notice.ts'
import { calendarFile } from './calendar-file.ts'

const save = (file: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Adds a reservation to the calendar, or shares it. */
export const ReservationShare = ({ reservation, shop }: ReservationAt) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const place = [name(shop.name), name(shop.address)].filter(Boolean).join(', ')
  const link = window.location.href
  const title = t('reservation.numberIs', { number: reservation.number })

  const share = async (): Promise<void> => {
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url: link }).catch(() => undefined)
    await navigator.clipboard.writeText(link)
    return showNotice({ text: t('reservation.linkCopied'), tone: 'success', id: 'reservation' })
  }
  const addToCalendar = () => {
    const { stayMinutes } = DEFAULT_RESERVATION_SETTINGS
    save(
      calendarFile(reservation, { title: name(shop.name), place, link, stayMinutes }),
      `${reservation.number}.ics`,
    )
  }
  return (
    <div className="reservation-keep">
      <Button
        variant="quiet"
        icon={<VisitIcon name="calendar" size="small" />}
        onClick={addToCalendar}
      >
        {t('reservation.calendar')}
      </Button>
      <Button
        variant="quiet"
        icon={<VisitIcon name="share" size="small" />}
        onClick={() => void share()}
      >
        {t('reservation.share')}
      </Button>
    </div>
  )
}
