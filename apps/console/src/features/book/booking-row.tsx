import type { KnownGuest, Reservation } from '@comanda/contract'
import { allergyOf, guestsOf } from '@comanda/shop-rules/reservations'
import { Badge, Icon } from '@comanda/ui'
import { memo } from 'react'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'

/** From how many guests on a party is marked: it takes several tables. */
export const BIG_PARTY = 7

const tones = {
  booked: 'plain',
  confirmed: 'primary',
  seated: 'success',
  completed: 'plain',
  late: 'highlight',
  noShow: 'danger',
  cancelled: 'danger',
} as const satisfies Readonly<Record<Reservation['status'], string>>

interface BookingRowProps {
  readonly booking: Reservation
  /** What the file of the guest says. */
  readonly known?: KnownGuest | undefined
  readonly tableNames: string
  /** A step of it is not sent yet. */
  readonly isWaiting?: boolean
  /** The shop takes no guests any more when they come. */
  readonly isOutOfHours: boolean
  /** Said before the time in what was found of other days. */
  readonly day?: string
  readonly onOpen: (booking: Reservation) => void
}

/** One booking: when, who, how many, and what stands out. A press opens it. */
export const BookingRow = memo((props: BookingRowProps) => {
  const { booking, known, tableNames, isWaiting, isOutOfHours, day, onOpen } = props
  const { t } = useMessages()
  const { number, name, time, status, phone, occasion, babyStools, remark } = booking
  const guests = guestsOf({ ...booking, tables: undefined })
  const own = allergyOf(booking)
  const isAllergy = own !== undefined || known?.allergens !== undefined
  // Named, since on paper nothing can be opened.
  const allergens = [...new Set([...(own?.allergens ?? []), ...(known?.allergens ?? [])])]
  return (
    <li>
      <button
        type="button"
        className="booking-row"
        data-status={status}
        onClick={() => onOpen(booking)}
      >
        <span className="booking-time">
          {day !== undefined && <small>{day}</small>}
          {time}
        </span>
        <span className="booking-who">
          <strong>{name}</strong>
          <small>{[number, phone].filter(Boolean).join(' · ')}</small>
          {remark !== undefined && <small className="booking-remark">{remark}</small>}
        </span>
        <span className="booking-guests">{t('floor.guests', { count: guests })}</span>
        <span className="booking-signs">
          <Badge tone={tones[status]}>{t(`book.status.${status}`)}</Badge>
          {isOutOfHours && <Badge tone="danger">{t('book.outOfHours')}</Badge>}
          {isWaiting === true && <Badge tone="highlight">{t('book.notSent')}</Badge>}
          {guests >= BIG_PARTY && <Badge tone="highlight">{t('book.bigParty')}</Badge>}
          {isAllergy && (
            <span className="booking-allergy">
              <Icon name="warning" size="small" />
              {allergens.length === 0
                ? t('book.allergy')
                : t('kitchen.allergy', {
                    what: listWords(
                      allergens.map((one) => t(`menu.allergen.${one}`)),
                      t,
                    ),
                  })}
            </span>
          )}
          {occasion !== undefined && occasion !== 'other' && (
            <Badge>{t(`book.occasions.${occasion}`)}</Badge>
          )}
          {babyStools > 0 && <Badge>{t('book.stools', { count: babyStools })}</Badge>}
          {known?.tags?.map((tag) => (
            <Badge key={tag} tone="highlight">
              {tag}
            </Badge>
          ))}
          {tableNames !== '' && <Badge>{t('book.tables', { names: tableNames })}</Badge>}
        </span>
      </button>
    </li>
  )
})
BookingRow.displayName = 'BookingRow'
