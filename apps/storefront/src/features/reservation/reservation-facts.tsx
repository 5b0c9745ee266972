import type { CreateReservationData, Shop, Reservation } from '@comanda/contract'
import type { ReactNode } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { occasionKey } from './occasion-key.ts'
import { useDayWords } from './use-day-words.ts'
import { useListWords } from '../../language/use-list-words.ts'
import './reservation-facts.css'

/** Returns a function that says who comes: `2 adults, 1 child, 1 baby stool`. */
const usePartyWords = (): ((
  party: Pick<Reservation, 'adults' | 'children' | 'babyStools'>,
) => string) => {
  const { t } = useVisitMessages()
  const list = useListWords()
  return ({ adults, children, babyStools }) =>
    list(
      [
        adults > 0 && t('reservation.adultCount', { count: adults }),
        children > 0 && t('reservation.childCount', { count: children }),
        babyStools > 0 && t('reservation.stoolCount', { count: babyStools }),
      ].filter((words) => words !== false),
    )
}

interface ReservationFactsProps {
  readonly reservation: Omit<
    CreateReservationData,
    'shop' | 'termsAccepted' | 'idempotencyKey' | 'diningSession' | 'deposit'
  >
  readonly shop: Shop
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** All details of a reservation: when, where, who, and special requests. */
export const ReservationFacts = ({ reservation, shop }: ReservationFactsProps) => {
  const { t } = useVisitMessages()
  const names = useNames()
  const day = useDayWords('long')
  const party = usePartyWords()
  const { date, time, title, name, phone, email, occasion, remark } = reservation
  return (
    <dl className="reservation-facts">
      <Fact label={t('reservation.when')}>
        <strong>{day(date, time)}</strong>
      </Fact>
      <Fact label={t('reservation.who')}>{party(reservation)}</Fact>
      <Fact label={t('reservation.where')}>
        {names(shop.name)}
        <small>{names(shop.address)}</small>
      </Fact>
      <Fact label={t('reservation.under')}>
        {title ? t(`reservation.named.${title}`, { name }) : name}
        <small>{[phone, email].filter(Boolean).join(' · ')}</small>
      </Fact>
      {occasion && <Fact label={t('reservation.occasion')}>{t(occasionKey(occasion))}</Fact>}
      {remark && <Fact label={t('reservation.remark')}>{remark}</Fact>}
    </dl>
  )
}
