import { ageBand, orderWaitsSince } from '@comanda/client/staff'
import type { Station, Ticket } from '@comanda/contract'
import { groupDishes } from './group-dishes.ts'
import { Icon } from '@comanda/ui'
import { memo } from 'react'
import { placeWords } from '../../staff/place-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useMinutesSince } from '../../staff/use-minutes-since.ts'
import { useDishWords } from './dish-words.ts'
import { TicketAllergies } from './ticket-allergies.tsx'
import { TicketDish } from './ticket-dish.tsx'
import './ticket-card.css'

interface TicketCardProps {
  readonly ticket: Ticket
  readonly station: Station | undefined
  /** The digit of the bump bar that ends it. */
  readonly digit: string | undefined
  readonly nameOf: (station: string) => string | undefined
  readonly onBump: (ticket: Ticket) => void
  readonly onDish: (ticket: Ticket, dish: string) => void
}

/** What the head of a ticket says besides its number, if it is not simply new. */
const KindLine = ({
  ticket: { kind, seq, movedFrom, tableName },
}: Pick<TicketCardProps, 'ticket'>) => {
  const { t } = useMessages()
  if (kind === 'new' && seq === 1) return null
  return (
    <p className="kitchen-ticket-kind">
      <Icon name={kind === 'new' ? 'plus' : 'warning'} size="small" />
      {kind === 'note' && movedFrom !== undefined && tableName !== undefined
        ? t('kitchen.moved', { from: movedFrom, to: tableName })
        : t(`kitchen.kind.${kind}`)}
    </p>
  )
}

/** One ticket: a press of its head ends it, a press of a dish marks that one as made. */
export const TicketCard = memo(
  ({ ticket, station, digit, nameOf, onBump, onDish }: TicketCardProps) => {
    const { t } = useMessages()
    const words = useDishWords(station)
    const minutes = useMinutesSince(Date.parse(ticket.createTime))
    const { number, channel, contactName, licensePlate, remark } = ticket
    const waited = useMinutesSince(orderWaitsSince({ ...ticket, status: 'received' }))
    const band = ageBand(waited, { long: station?.warnMinutes, late: station?.lateMinutes })
    const title = t('board.order', { number })
    return (
      <article
        className="kitchen-ticket"
        aria-label={title}
        data-kind={ticket.kind}
        data-age={band === 'fresh' ? undefined : band}
      >
        <button
          type="button"
          className="kitchen-ticket-head"
          aria-label={t('kitchen.bump', { number })}
          onClick={() => onBump(ticket)}
        >
          <span className="kitchen-ticket-number">{number}</span>
          <span className="kitchen-ticket-place">{placeWords(ticket, t)}</span>
          <span className="kitchen-ticket-age">
            {band === 'late' && <Icon name="warning" size="small" />}
            {t('board.minutes', { count: minutes })}
          </span>
          {digit !== undefined && (
            <kbd className="kitchen-ticket-digit" aria-hidden="true">
              {digit}
            </kbd>
          )}
        </button>
        <KindLine ticket={ticket} />
        {channel !== undefined && (
          <p className="kitchen-ticket-name">{`${channel.name} ${channel.number}`}</p>
        )}
        {contactName !== undefined && <p className="kitchen-ticket-name">{contactName}</p>}
        {licensePlate !== undefined && <p className="kitchen-ticket-name">{licensePlate}</p>}
        {remark !== undefined && <p className="kitchen-ticket-remark">{remark}</p>}
        <TicketAllergies allergies={ticket.allergies} words={words} />
        {groupDishes(ticket.lines).map(({ group, dishes }) => (
          <section key={group ?? ''} aria-label={group}>
            {group !== undefined && <h3 className="kitchen-ticket-group">{group}</h3>}
            <ul>
              {dishes.map((dish) => (
                <TicketDish
                  key={dish.id}
                  dish={dish}
                  words={words}
                  nameOf={nameOf}
                  onPress={() => onDish(ticket, dish.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </article>
    )
  },
)
TicketCard.displayName = 'TicketCard'
