import { couponEnd, daysLeft, type Shelf } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import { Badge, Icon, Ticket } from '@comanda/ui'
import { useCouponWords } from '../use-coupon-words.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useDay } from '../../../language/use-day.ts'
import { useNames } from '../../../language/use-names.ts'
import './owned-ticket.css'

interface OwnedTicketProps {
  readonly coupon: UserCoupon
  readonly shelf: Shelf
  readonly level: 2 | 3
  /** Today's date at the shop. */
  readonly today: string
  /** Whether it holds at the shop of the visit. */
  readonly isHere: boolean
  readonly inCart: boolean
  readonly onOpen: () => void
}

const SOON_DAYS = 7

/** One owned coupon; all of it opens its details. */
export const OwnedTicket = ({
  coupon,
  shelf,
  level,
  today,
  isHere,
  inCart,
  onOpen,
}: OwnedTicketProps) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const day = useDay()
  const { worth } = useCouponWords()
  const end = couponEnd(coupon)
  const left = end === undefined ? Infinity : daysLeft(end, today)
  const note = () => {
    if (coupon.status === 'used')
      return t('owned.usedOn', { date: day(coupon.usedTime ?? coupon.createTime) })
    if (coupon.status === 'cancelled') return t('owned.cancelled')
    if (end === undefined) return t('couponTerms.noEnd')
    return t(shelf === 'expired' ? 'owned.endedOn' : 'owned.until', { date: day(end) })
  }
  return (
    <li className="owned-ticket">
      <Ticket
        worth={worth(coupon.coupon)}
        level={level}
        title={
          <button type="button" className="owned-ticket-open" onClick={onOpen}>
            {name(coupon.coupon.name)}
          </button>
        }
        faded={shelf !== 'usable' || !isHere}
        end={<Icon name="forward" size="small" />}
      >
        <span>{note()}</span>
        {shelf === 'usable' && (inCart || !isHere || left <= SOON_DAYS) && (
          <span className="owned-ticket-badges">
            {inCart && (
              <Badge tone="success" icon="check">
                {t('owned.inCart')}
              </Badge>
            )}
            {!isHere && <Badge icon="shop">{t('owned.elsewhere')}</Badge>}
            {left <= SOON_DAYS && (
              <Badge tone="danger" icon="clock">
                {left === 0 ? t('owned.today') : t('owned.untilSoon', { count: left })}
              </Badge>
            )}
          </span>
        )}
      </Ticket>
    </li>
  )
}
