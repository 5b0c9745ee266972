import { createPromotions } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { localizedName } from '@comanda/engine/catalog'
import { Select } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

interface CouponSelectProps {
  readonly value: string
  readonly onChange: (coupon: string) => void
}

/** The promotions of which there are coupons. */
export const CouponSelect = ({ value, onChange }: CouponSelectProps) => {
  const { connection } = useStaff()
  const { t, locale } = useMessages()
  const [promotions] = useState(() => createPromotions(connection))
  const state = useStore(promotions.state)
  useEffect(() => promotions.open(), [promotions])
  const rules = state.status === 'ready' ? state.value : []
  return (
    <Select
      label={t('guests.coupon')}
      required
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{t('guests.choose')}</option>
      {rules
        .filter(({ source, status }) => source === 'coupon' && status !== 'disabled')
        .map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {localizedName(name, locale)}
          </option>
        ))}
    </Select>
  )
}
