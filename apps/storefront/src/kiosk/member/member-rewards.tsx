import { findGifts, pointsOf, rewardsAt } from '@comanda/client/rewards'
import { useConnection, useLoaded, useStore } from '@comanda/client/react'
import type { Gift } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useShownCart } from '../../features/cart/shown-cart.tsx'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { useKiosk } from '../kiosk-context.tsx'

const noneRedeemed: ReadonlyMap<string, number> = new Map()

/** The rewards that the points of the scanned member are enough for; they are redeemed with the order (KIOSK-5.7). */
export const MemberRewards = () => {
  const { t } = useVisitMessages()
  const name = useNames()
  const connection = useConnection()
  const { member, cart } = useKiosk().client
  const { points = 0 } = useStore(member.state)
  const { menu, now } = useCatalogue()
  const { coupons, isLocked } = useShownCart()
  const { data: gifts = [] } = useLoaded(menu?.shop._id, () => findGifts(connection))
  if (!menu) return null
  const added = new Set(coupons.map(({ id }) => id))
  // How often this member has redeemed one, a kiosk does not know: the server refuses it with the order.
  const own = { gifts, points: points - pointsOf(coupons), redeemed: noneRedeemed }
  const rewards = rewardsAt(own, menu.shop, now).filter(
    ({ gift, state }) => state.state === 'redeemable' && !added.has(gift._id),
  )
  if (rewards.length === 0) return null
  const take = async (gift: Gift): Promise<void> => {
    const adding = await cart.coupons.addGift(gift)
    if (adding.status !== 'added')
      showNotice({ text: t('kiosk.scan.rewardRefused'), tone: 'danger', id: 'scan' })
  }
  return (
    <>
      <h3>{t('kiosk.scan.rewards')}</h3>
      <ul className="kiosk-coupons" aria-label={t('kiosk.scan.rewards')}>
        {rewards.map(({ gift }) => (
          <li key={gift._id}>
            <span>{`${name(gift.name)} · ${t('kiosk.scan.points', { count: gift.point })}`}</span>
            <Button variant="quiet" disabled={isLocked} onClick={() => void take(gift)}>
              {t('kiosk.scan.use')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
