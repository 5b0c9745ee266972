import { type Rewards, rewardsAt } from '@comanda/client/rewards'
import { EmptyState, MemberDrawing } from '@comanda/ui'
import { giftWords } from '../../coupons/gift-words.ts'
import { useRewards } from '../../coupons/use-rewards.ts'
import { useAuthentication, useCatalogue } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { useNames } from '../../../language/use-names.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { CouponChoice } from './coupon-choice.tsx'
import { LogInFirst } from './log-in-first.tsx'
import type { AddCoupon } from './use-add-coupon.ts'

const RewardChoices = ({ rewards, adding }: { rewards: Rewards; adding: AddCoupon }) => {
  const { t } = useOrderingMessages()
  const { t: member } = useMemberMessages()
  const name = useNames()
  const { menu, now } = useCatalogue()
  if (!menu) return null
  const here = rewardsAt(rewards, menu.shop, now)
  if (here.length === 0)
    return <EmptyState drawing={<MemberDrawing name="gift" />} title={t('coupon.noRewards')} />
  return (
    <>
      <p className="coupon-points">{t('coupon.yourPoints', { count: rewards.points ?? 0 })}</p>
      {here.map(({ gift, state }) => (
        <CouponChoice
          key={gift._id}
          id={gift._id}
          rule={{ _id: gift.coupon }}
          title={name(gift.name)}
          worth={t('coupon.costs', { count: gift.point })}
          obstacle={state.state === 'redeemable' ? undefined : giftWords(member, state)}
          adding={adding}
          onUse={() => void adding.add(gift._id, (cart) => cart.addGift(gift))}
        >
          <p>{t('coupon.pointsAfter', { count: gift.point })}</p>
        </CouponChoice>
      ))}
    </>
  )
}

/** Rewards for points, which are redeemed with the order, not before. */
export const OwnRewards = ({ adding }: { adding: AddCoupon }) => {
  const { user } = useAuthentication()
  const rewards = useRewards()
  if (!user) return <LogInFirst />
  return (
    <div className="coupon-choices">
      <LoadedContent loaded={rewards}>
        {(found) => <RewardChoices rewards={found} adding={adding} />}
      </LoadedContent>
    </div>
  )
}
