import { useStore } from '@comanda/client/react'
import { createPaymentMethods } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { Banner } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { listWords } from '../staff/list-words.ts'
import { useMessages } from '../staff/messages.ts'
import { useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'

/** Says by which ways to pay of the shop no real money is paid (PAY-9.17). */
export const NoMoneyBanner = () => {
  const { connection } = useStaff()
  const { _id } = useShop()
  const [methods] = useState(() => createPaymentMethods(connection, { isOwner: false }))
  const state = useStore(methods.state)
  const { t, locale } = useMessages()
  useEffect(() => methods.open(), [methods])
  const tests = (state.status === 'ready' ? state.value.methods : []).filter(
    ({ sandbox, status = 'active', shops = [] }) =>
      sandbox && status === 'active' && (shops.length === 0 || shops.includes(_id)),
  )
  if (tests.length === 0) return null
  const names = tests.map(({ name }) => localizedName(name, locale))
  return <Banner tone="highlight">{t('app.noMoney', { names: listWords(names, t) })}</Banner>
}
