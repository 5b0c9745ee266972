import { balancePayments, checkoutOf, type OrderDetails } from '@comanda/client'
import type { OrderType } from '@comanda/engine/catalog'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingFailure } from '../../diner/use-ordering-failure.ts'
import { useCheckout } from './use-checkout.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { lastCheckout } from '../../drafts/last-checkout.ts'
import { withOrdered } from '../../drafts/ordered-dishes.ts'
import { removeOrderTexts } from './order-texts.ts'
import type { PayBy } from './use-payment.ts'
import { useShownCart } from './shown-cart.tsx'

/** Adds how an order is paid, which decides whether the kitchen waits for it (PAY-4.2). */
const withMethod = (details: OrderDetails, payBy: PayBy | undefined): OrderDetails =>
  payBy?.method === undefined ? details : { ...details, payBy: payBy.method }

/** What comes after an order is placed; by default its own screen. */
type Placed = (id: string, outstanding: number) => void

/** Places the order of the cart, from the press to the screen of the order. */
export const usePlaceOrder = (onPlaced?: Placed) => {
  const { client } = useDiner()
  const navigate = useNavigate()
  const failure = useOrderingFailure()
  const { result, lines } = useShownCart()
  const { menu } = useCatalogue()
  const checkout = useCheckout()
  /** The total and the details when the button was pressed. */
  const [pressed, setPressed] = useState<{
    readonly details: OrderDetails
    readonly total: number
    readonly payBy: PayBy | undefined
    readonly dishes: readonly string[]
  }>()
  const { t } = useOrderingMessages()

  const pay = useEffectEvent(async (session: string, amount: number): Promise<void> => {
    if (pressed?.payBy?.kind !== 'balance') return
    const payment = balancePayments(client).of(session)
    await payment.submit({ session, amount })
    // An unknown outcome is shown on the order's own screen, which checks it again.
    if (payment.state.get().status === 'refused')
      showNotice({ text: t('pay.balanceFailed'), tone: 'danger', id: 'pay' })
    payment.dismiss()
  })
  /** Shows the order; if it is paid by phone, its payment comes right after, and Back leads to the order. */
  const showOrder = useEffectEvent(
    async (id: string, type: OrderType, outstanding: number): Promise<void> => {
      if (onPlaced) return onPlaced(id, outstanding)
      const { kind, method } = pressed?.payBy ?? {}
      const paysNow = kind === 'online' && outstanding > 0
      // The tick becomes the order's number.
      const shown = { replace: true, viewTransition: !paysNow && { types: ['placed'] } } as const
      if (type === 'dineIn') await navigate({ to: '/order', ...shown })
      else await navigate({ to: '/record/$id', params: { id }, ...shown })
      if (paysNow)
        await navigate({ to: '/payment/$session', params: { session: id }, search: { method } })
      return undefined
    },
  )
  const remember = useEffectEvent((): void => {
    if (onPlaced || !pressed) return
    const { contactName, phone, licensePlate } = pressed.details
    const { kind, method } = pressed.payBy ?? {}
    lastCheckout.save({
      ...(contactName !== undefined && { contactName, phone: phone ?? '' }),
      ...(licensePlate !== undefined && { licensePlate }),
      ...(kind !== undefined && { payBy: kind, payMethod: method ?? '' }),
      ...(menu && {
        dishes: withOrdered(menu.shop._id, lastCheckout.read().dishes, pressed.dishes),
      }),
    })
  })
  useEffect(() => {
    if (checkout.status !== 'done') return
    const { _id: id, type, outstanding } = checkout.result
    removeOrderTexts()
    remember()
    void pay(id, outstanding)
    checkoutOf(client).dismiss()
    void showOrder(id, type, outstanding)
  }, [checkout, client])

  const place = (given: OrderDetails, payBy: PayBy | undefined, bill?: number): void => {
    if (failure === 'sessionNotFound') return void navigate({ to: '/sessionNotFound' })
    if (failure === 'timeSlotNotFound') return void navigate({ to: '/closed' })
    if (failure) return void navigate({ to: '/', search: { error: failure } })
    const details = withMethod(given, payBy)
    const dishes = lines.flatMap(({ product, fromProduct }) =>
      product !== undefined && fromProduct === undefined ? [product] : [],
    )
    setPressed({ details, payBy, dishes, total: result?.totals.total ?? 0 })
    void checkoutOf(client).placeOrder(details, bill)
    return undefined
  }
  /** Places the same order at the current price; `bill` is the sum of the whole bill that was accepted. */
  const placeAgain = async (bill?: number): Promise<void> => {
    await client.catalogue.reload()
    // The new total was accepted, with what makes it up.
    client.cart.acceptChanges()
    checkoutOf(client).dismiss()
    place(pressed?.details ?? {}, pressed?.payBy, bill)
  }
  return { checkout, place, placeAgain, before: pressed?.total }
}
