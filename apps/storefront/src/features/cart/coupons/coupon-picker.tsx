import { Segmented, Sheet } from '@comanda/ui'
import { type ReactNode, useState } from 'react'
import { useAuthentication, useVisit } from '../../../diner/use-stores.ts'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { CouponCodeForm } from './coupon-code-form.tsx'
import { OwnCoupons } from './own-coupons.tsx'
import { OwnRewards } from './own-rewards.tsx'
import { type AddCoupon, useAddCoupon } from './use-add-coupon.ts'
import './coupon-picker.css'

const TABS = ['mine', 'rewards', 'byCode'] as const
type Tab = (typeof TABS)[number]

const contents: Readonly<Record<Tab, (props: { adding: AddCoupon }) => ReactNode>> = {
  mine: OwnCoupons,
  rewards: OwnRewards,
  byCode: CouponCodeForm,
}

const Picker = ({ close }: { close: () => void }) => {
  const { t } = useOrderingMessages()
  const { settings } = useVisit()
  const { user } = useAuthentication()
  const [tab, setTab] = useState<Tab>(user ? 'mine' : 'byCode')
  const adding = useAddCoupon(close)
  const Content = contents[tab]
  return (
    <div className="coupon-picker">
      {settings?.onlineMemberSystem === true && (
        <Segmented
          label={t('coupon.tabs')}
          segments={TABS.map((id) => ({ id, text: t(`coupon.${id}`) }))}
          selected={tab}
          onSelect={setTab}
        />
      )}
      <Content adding={adding} />
    </div>
  )
}

/** Adds owned coupons, rewards for points, or the coupon of a code to the cart. */
export const CouponPicker = ({ onClosed }: { onClosed: () => void }) => {
  const { t } = useOrderingMessages()
  return (
    <Sheet open title={t('coupon.add')} closeLabel={t('app.close')} onClosed={onClosed}>
      {(close) => <Picker close={close} />}
    </Sheet>
  )
}
