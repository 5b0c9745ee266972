import type { TicketSlip as Slip } from '@comanda/client/staff'
import type { Station, TicketDish } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { kilograms } from '@comanda/shop-rules/weights'
import { createPortal } from 'react-dom'
import { placeWords } from '../../staff/place-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { type DishWords, useDishWords } from './dish-words.ts'
import { TicketAllergies } from './ticket-allergies.tsx'
import './ticket-slip.css'

/** A dish on paper. */
const SlipDish = ({ dish, words }: { readonly dish: TicketDish; readonly words: DishWords }) => {
  const { t } = useMessages()
  const { quantity, isOff, remark, seat, takeAway, name, weight } = dish
  const second = words.second(name)
  const picks = dish.options.flatMap(({ choices }) => choices)
  return (
    <li data-off={isOff ? '' : undefined}>
      <strong>
        {isOff ? `−${quantity}` : `${quantity}×`} <span>{words.name(name)}</span>
      </strong>
      {second !== undefined && <small>{second}</small>}
      {isOff && <em>{t('kitchen.off')}</em>}
      {weight !== undefined && <p>{kilograms(weight)}</p>}
      {picks.map(({ name: pick, quantity: count }, at) => (
        <p key={at}>{count > 1 ? `${count} × ${words.name(pick)}` : words.name(pick)}</p>
      ))}
      {remark !== undefined && <em>{remark}</em>}
      {takeAway && <p>{t('board.takeAwayLine')}</p>}
      {seat !== undefined && <p>{t('kitchen.seat', { seat })}</p>}
    </li>
  )
}

interface TicketSlipProps {
  readonly slip: Slip
  readonly station: Station | undefined
}

/** A ticket as the browser prints it (KITCHEN-5.3); the screen does not show it. */
export const TicketSlip = ({ slip: { ticket, isCopy }, station }: TicketSlipProps) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  const words = useDishWords(station)
  const {
    number,
    channel,
    tableName,
    contactName,
    licensePlate,
    remark,
    kind,
    seq,
    movedFrom,
    lines,
  } = ticket
  const clock = new Intl.DateTimeFormat(languageTag[locale], { timeStyle: 'short', timeZone })
  const place = placeWords(ticket, t)
  return createPortal(
    <section className="ticket-slip" aria-label={t('board.order', { number })}>
      {isCopy && <p className="ticket-slip-copy">{t('kitchen.copy')}</p>}
      <header>
        <strong>{number}</strong>
        <span>{place}</span>
        <time dateTime={ticket.createTime}>{clock.format(new Date(ticket.createTime))}</time>
      </header>
      {station && <p>{words.name(station.name)}</p>}
      {(kind !== 'new' || seq > 1) && (
        <p className="ticket-slip-kind">
          {kind === 'note' && movedFrom !== undefined && tableName !== undefined
            ? t('kitchen.moved', { from: movedFrom, to: tableName })
            : t(`kitchen.kind.${kind}`)}
        </p>
      )}
      {channel !== undefined && (
        <p className="ticket-slip-kind">{`${channel.name} ${channel.number}`}</p>
      )}
      {contactName !== undefined && <p>{contactName}</p>}
      {licensePlate !== undefined && <p className="ticket-slip-kind">{licensePlate}</p>}
      {remark !== undefined && <p className="ticket-slip-kind">{remark}</p>}
      <TicketAllergies allergies={ticket.allergies} words={words} />
      <ul>
        {lines.map((dish) => (
          <SlipDish key={dish.id} dish={dish} words={words} />
        ))}
      </ul>
    </section>,
    document.body,
  )
}
