import { useStore } from '@comanda/client/react'
import { Button } from '@comanda/ui'
import { AdviceLine } from '../../features/cart/coupons/advice-line.tsx'
import { useShownCart } from '../../features/cart/shown-cart.tsx'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { showNotice } from '../../notices/notice.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { refusedCoupon } from './refused-coupon.ts'

/** The coupons of the scanned member that can be used here, with what each takes off now (KIOSK-5.4). */
export const MemberCoupons = () => {
  const { t } = useVisitMessages()
  const name = useNames()
  const money = useMoney()
  const { member, cart } = useKiosk().client
  const { coupons: added, isLocked } = useShownCart()
  const used = new Set(added.map(({ id }) => id))
  const all = useStore(member.coupons)
  const owned = all.filter(({ _id }) => !used.has(_id))
  if (all.length === 0) return null
  return (
    <>
      <AdviceLine owned={all} />
      <h3>{t('kiosk.scan.coupons')}</h3>
      <ul className="kiosk-coupons" aria-label={t('kiosk.scan.coupons')}>
        {owned.map((coupon) => {
          const preview = cart.coupons.loaded()?.preview(coupon)
          const saves = preview?.status === 'applies' ? preview.saves : 0
          const use = async (): Promise<void> => {
            const adding = await cart.coupons.add(coupon)
            if (adding.status !== 'added')
              showNotice({ text: t(refusedCoupon(adding)), tone: 'danger', id: 'scan' })
          }
          return (
            <li key={coupon._id}>
              <span>
                {name(coupon.coupon.name)}
                {saves > 0 && ` · ${t('kiosk.scan.saves', { amount: money(saves) })}`}
              </span>
              <Button variant="quiet" disabled={isLocked} onClick={() => void use()}>
                {t('kiosk.scan.use')}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
