import type { TableSession } from '@comanda/contract'
import { useEffect, useRef } from 'react'
import { useSession } from '../../diner/use-stores.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useTableMessages } from '../../language/table-messages.ts'
import { useLocation } from '../../router/use-location.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { showNotice } from '../../notices/notice.ts'

/** Shows everybody at the table the number of what one of them has ordered (TABLE-6.8). */
export const useAnnouncedOrders = (): void => {
  const { t } = useTableMessages()
  const { client } = useDiner()
  const { session } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const known = useRef<Pick<TableSession, '_id' | 'orders' | 'products'>>(undefined)
  const isLocked = client.cart.state.get().isLocked
  useEffect(() => {
    if (!session) return
    const { _id, orders, products } = session
    const before = known.current
    known.current = session
    if (before?._id !== _id || orders.length <= before.orders.length) return
    const latest = orders.at(-1)
    const own = client.session.guest.numberIn(_id)
    // Who has ordered sees it by the checkout.
    if (!latest || isLocked || (own !== undefined && latest.guest === own)) return
    showNotice({
      text: t('table.orderedYours', { number: latest.number }),
      tone: 'success',
      id: 'tableOrder',
      action: { text: t('table.see'), run: () => void navigate({ to: '/order' }) },
    })
    // What they were looking at is that order now: the whole cart, or their own dishes.
    const { lines, shared } = client.cart.state.get()
    const earlier = new Set(before.products.map(({ id }) => id))
    const isTheirs = products.some(
      ({ id, chairId }) => chairId !== undefined && chairId === shared?.seat && !earlier.has(id),
    )
    if (pathname === '/cart' && (isTheirs || lines.length === 0))
      void navigate({ to: '/order', replace: true })
  }, [client, isLocked, navigate, pathname, session, t])
}
