import type { TableSession } from '@comanda/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../../diner/use-stores.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useTableMessages } from '../../language/table-messages.ts'
import { useLocation } from '../../router/use-location.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { showNotice } from '../../notices/notice.ts'
import { useGuestWords } from './use-guest-words.ts'
import { useTable } from './use-table.ts'

/** Shows everybody at the table who has ordered, and the number (TABLE-6.8). */
export const useAnnouncedOrders = (): void => {
  const { t } = useTableMessages()
  const called = useGuestWords()
  const { table } = useTable()
  const navigate = useNavigate()
  /** Who has placed each order, as the cart says it: before or after the bill has it. */
  const orderers = useRef(new Map<string, string>())
  const announced = useRef<string>(undefined)
  const announce = useEffectEvent((number: string): void => {
    announced.current = number
    const by = table.state.get().guests.find(({ _id }) => _id === orderers.current.get(number))
    showNotice({
      text: by
        ? t('table.orderedBy', { guest: called(by), number })
        : t('table.orderedByOther', { number }),
      tone: 'success',
      id: 'tableOrder',
      action: { text: t('table.see'), run: () => void navigate({ to: '/order' }) },
    })
  })
  useEffect(() => {
    let { lastEdits } = table.state.get()
    return table.state.subscribe(() => {
      const { lastEdits: latest } = table.state.get()
      if (latest === lastEdits) return
      lastEdits = latest
      for (const { by, order } of latest) {
        if (by === undefined || order === undefined || orderers.current.has(order)) continue
        orderers.current.set(order, by)
        if (announced.current === order) announce(order)
      }
    })
  }, [table])
  const { client } = useDiner()
  const { session } = useSession()
  const { pathname } = useLocation()
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
    announce(latest.number)
    // What they were looking at is that order now: the whole cart, or their own dishes.
    const { lines, shared } = client.cart.state.get()
    const earlier = new Set(before.products.map(({ id }) => id))
    const isTheirs = products.some(
      ({ id, chairId }) => chairId !== undefined && chairId === shared?.seat && !earlier.has(id),
    )
    if (pathname === '/cart' && (isTheirs || lines.length === 0))
      void navigate({ to: '/order', replace: true })
  }, [client, isLocked, navigate, pathname, session])
}
