import { createPromotions } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { GuestGiving } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'

/** Which coupons lists were given, when, and how many have theirs (GUEST-7.3). */
export const GivenCoupons = ({ givings }: { readonly givings: readonly GuestGiving[] }) => {
  const { connection } = useStaff()
  const { t, locale } = useMessages()
  const { time } = useFormats()
  const [promotions] = useState(() => createPromotions(connection))
  const state = useStore(promotions.state)
  useEffect(() => promotions.open(), [promotions])
  const rules = state.status === 'ready' ? state.value : []
  return (
    <ol className="guest-list" aria-label={t('guests.givings')}>
      {givings.map(({ _id, coupon, given, createTime, doneTime }) => (
        <li key={_id}>
          <strong>
            {localizedName(rules.find((rule) => rule._id === coupon)?.name, locale) ||
              t('guests.coupon')}
          </strong>
          <small>
            {[
              t('guests.given', { count: given }),
              time(createTime),
              doneTime === undefined && t('guests.giving'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </li>
      ))}
    </ol>
  )
}
