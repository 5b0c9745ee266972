import { billShares, shareOfOthers } from '@comanda/client/table-cart'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { buttonLook, Price } from '@comanda/ui'
import { useSession } from '../../diner/use-stores.ts'
import { useMoney } from '../../money/use-money.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { Link } from '../../router/link.tsx'
import { takenUnits } from '../payment/choose/charge-of.ts'
import { dishesOfSeat } from '../payment/choose/dishes-of-seat.ts'
import { GuestMark } from './guest-mark.tsx'
import { useGuestWords } from './use-guest-words.ts'
import { useTable } from './use-table.ts'
import './table-cart.css'

/** What each guest's dishes come to of the bill, and the way to pay one's own (TABLE-6.7). */
export const OwedPart = () => {
  const { t } = useTableMessages()
  const money = useMoney()
  const called = useGuestWords()
  const { session } = useSession()
  const { self, guests, phase } = useTable().state
  if (phase !== 'open' || !self || !session) return null
  const all = billShares(session, guests)
  const shares = new Map(all.map(({ seat, amount }) => [seat, amount]))
  const rows = guests.filter(({ seat }) => (shares.get(seat) ?? 0) > 0)
  const others = shareOfOthers(all, guests)
  if (rows.length + (others > 0 ? 1 : 0) < 2) return null
  const isOpen = !isSessionFinished(session.status) && session.outstanding > 0
  // What is for all is paid beside them: the link begins with the guest's own dishes, as long as nobody pays these.
  const taken = takenUnits({ bill: session, replaced: [] })
  const isOwing = Object.keys(dishesOfSeat(session, self.seat, taken)).length > 0
  const isAnyForAll = session.products.some(
    ({ chairId, status }) => chairId === undefined && status !== 'cancel',
  )
  return (
    <section className="table-owed" aria-labelledby="table-owed">
      <h3 id="table-owed">{t('table.owes')}</h3>
      <ul>
        {rows.map((guest) => (
          <li key={guest._id}>
            <GuestMark guest={guest} size="small" />
            <span>
              {guest._id === self._id
                ? t('table.youNamed', { name: called(guest) })
                : called(guest)}
            </span>
            <Price text={money(shares.get(guest.seat) ?? 0)} />
          </li>
        ))}
        {others > 0 && (
          <li>
            <span>{t('table.owesOthers')}</span>
            <Price text={money(others)} />
          </li>
        )}
      </ul>
      {isAnyForAll && <p>{t('table.owesAll')}</p>}
      {isOpen && isOwing && (
        <Link
          to="/payment/$session"
          params={{ session: session._id }}
          search={{ seat: self.seat }}
          {...buttonLook({ wide: true, variant: 'quiet' })}
        >
          {t('table.payMine')}
        </Link>
      )}
    </section>
  )
}
