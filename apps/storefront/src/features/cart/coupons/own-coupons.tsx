import { couponEnd, onShelf } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import { shopMoment } from '@comanda/engine/time'
import { EmptyState, MemberDrawing } from '@comanda/ui'
import { useCouponWords } from '../../coupons/use-coupon-words.ts'
import { useDeviceCoupons } from '../../coupons/use-device-coupons.ts'
import { useOwnedCoupons } from '../../coupons/use-owned-coupons.ts'
import { useAuthentication, useCatalogue } from '../../../diner/use-stores.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useDay } from '../../../language/use-day.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { CouponChoice } from './coupon-choice.tsx'
import { LogInFirst } from './log-in-first.tsx'
import type { AddCoupon } from './use-add-coupon.ts'
import { usePreviews } from './use-previews.ts'

interface UsableProps {
  readonly coupons: readonly UserCoupon[]
  readonly adding: AddCoupon
}

const Usable = ({ coupons, adding }: UsableProps) => {
  const { t } = useOrderingMessages()
  const { menu, now } = useCatalogue()
  const day = useDay(menu?.shop.timeZone)
  const words = useCouponWords()
  const usable = onShelf(coupons, 'usable', now, shopMoment(now, menu?.shop ?? {}).day)
  const previews = usePreviews(usable)
  if (usable.length === 0)
    return (
      <EmptyState drawing={<MemberDrawing name="ticket" />} title={t('coupon.noneMine')}>
        {t('coupon.noneMineText')}
      </EmptyState>
    )
  return previews.map(({ coupon, saves, missing, obstacle }) => {
    const end = couponEnd(coupon)
    const [first] = words.terms({ rule: coupon.coupon, shops: coupon.shops })
    return (
      <CouponChoice
        key={coupon._id}
        id={coupon._id}
        rule={coupon.coupon}
        saves={saves}
        missing={missing}
        obstacle={obstacle}
        adding={adding}
        onUse={() => void adding.add(coupon._id, (cart) => cart.add(coupon))}
      >
        <p>{[first, end && t('coupon.until', { date: day(end) })].filter(Boolean).join(' · ')}</p>
      </CouponChoice>
    )
  })
}

const Claimed = ({ adding }: { adding: AddCoupon }) => {
  const device = useDeviceCoupons()
  const coupons = device.data ?? []
  return coupons.length === 0 ? <LogInFirst /> : <Usable coupons={coupons} adding={adding} />
}

const Owned = ({ adding }: { adding: AddCoupon }) => {
  const owned = useOwnedCoupons()
  return (
    <LoadedContent loaded={owned}>
      {(coupons) => <Usable coupons={coupons} adding={adding} />}
    </LoadedContent>
  )
}

/** The coupons that the diner owns, the soonest to expire first; a visitor's are those of this device. */
export const OwnCoupons = ({ adding }: { adding: AddCoupon }) => {
  const { user } = useAuthentication()
  return (
    <div className="coupon-choices">
      {user ? <Owned adding={adding} /> : <Claimed adding={adding} />}
    </div>
  )
}
