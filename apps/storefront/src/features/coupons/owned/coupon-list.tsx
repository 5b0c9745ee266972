import { holdsAt, onShelf, type Shelf } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import { shopMoment } from '@comanda/engine/time'
import { type ReactNode, useState } from 'react'
import { useCart, useCatalogue } from '../../../diner/use-stores.ts'
import { CouponSheet } from './coupon-sheet.tsx'
import { OwnedTicket } from './owned-ticket.tsx'
import './owned-ticket.css'

interface CouponListProps {
  readonly coupons: readonly UserCoupon[]
  readonly shelf: Shelf
  /** Level of the tickets' headings. */
  readonly level: 2 | 3
  /** Shown if there are no coupons. */
  readonly empty: ReactNode
}

/** The coupons of one shelf; each opens over the list. */
export const CouponList = ({ coupons, shelf, level, empty }: CouponListProps) => {
  const { menu, now } = useCatalogue()
  const cart = useCart()
  const [shown, setShown] = useState<string>()
  const today = shopMoment(now, menu?.shop ?? {}).day
  const shop = menu?.shop._id
  const all = onShelf(coupons, shelf, now, today)
  const isHere = (coupon: UserCoupon) => shelf !== 'usable' || holdsAt(coupon, shop)
  const listed = [...all.filter(isHere), ...all.filter((coupon) => !isHere(coupon))]
  const opened = coupons.find(({ _id }) => _id === shown)
  if (listed.length === 0) return empty
  return (
    <>
      <ul className="owned-list">
        {listed.map((coupon) => (
          <OwnedTicket
            key={coupon._id}
            coupon={coupon}
            shelf={shelf}
            level={level}
            today={today}
            isHere={isHere(coupon)}
            inCart={cart.coupons.some(({ id }) => id === coupon._id)}
            onOpen={() => setShown(coupon._id)}
          />
        ))}
      </ul>
      {opened && (
        <CouponSheet
          key={opened._id}
          coupon={opened}
          shelf={shelf}
          isHere={isHere(opened)}
          onClosed={() => setShown(undefined)}
        />
      )}
    </>
  )
}
