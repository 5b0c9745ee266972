import type { OrderDetails } from '@comanda/client'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { useOrderingFailure } from '../../data/use-ordering.ts'
import { useCart, usePlacing } from '../../data/use-store.ts'

/** Placing the cart, from the press to the order's own screen. */
export const usePlaceOrder = () => {
  const { client } = useDiner()
  const navigate = useNavigate()
  const failure = useOrderingFailure()
  const { result } = useCart()
  const placing = usePlacing()
  /** What the diner saw, and said, when the button was pressed. */
  const [pressed, setPressed] = useState<{
    readonly details: OrderDetails
    readonly total: number
  }>()

  useEffect(() => {
    if (placing.status !== 'placed') return
    const { _id: id, type } = placing.session
    const shown = { replace: true, viewTransition: true } as const
    client.placing.dismiss()
    if (type === 'dineIn') void navigate({ to: '/order', ...shown })
    else void navigate({ to: '/record/$id', params: { id }, ...shown })
  }, [placing, client, navigate])

  const place = (details: OrderDetails): void => {
    if (failure === 'sessionNotFound') return void navigate({ to: '/sessionNotFound' })
    if (failure === 'timeSlotNotFound') return void navigate({ to: '/closed' })
    if (failure) return void navigate({ to: '/', search: { error: failure } })
    setPressed({ details, total: result?.totals.total ?? 0 })
    void client.placing.place(details)
    return undefined
  }
  /** The same order at the price of now. */
  const placeAgain = async (): Promise<void> => {
    await client.catalogue.reload()
    client.placing.dismiss()
    place(pressed?.details ?? {})
  }
  return { placing, place, placeAgain, before: pressed?.total }
}
