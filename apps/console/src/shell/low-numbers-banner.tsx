import { useStore } from '@comanda/client/react'
import { createLowNumbers } from '@comanda/client/staff'
import { Banner } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'

/** Warns an owner, on each screen of a shop, that its invoices will soon have no numbers (INV-6.1, PAY-9.16). */
export const LowNumbersBanner = ({ taxId }: { readonly taxId: string }) => {
  const { connection } = useStaff()
  const { _id } = useShop()
  const [numbers] = useState(() => createLowNumbers(connection, taxId))
  const state = useStore(numbers.state)
  const { t } = useMessages()
  useEffect(() => numbers.open(), [numbers])
  const seller = state.status === 'ready' ? state.value : undefined
  if (seller?.warning === undefined) return null
  const warning = t(`sellers.warning.${seller.warning}`)
  return (
    <Banner
      tone="danger"
      icon="warning"
      action={
        <Link to="/$shop/settings/invoices" params={{ shop: _id }}>
          {t('sellers.toNumbers')}
        </Link>
      }
    >
      {t('sellers.banner', { warning, name: seller.name })}
    </Banner>
  )
}
