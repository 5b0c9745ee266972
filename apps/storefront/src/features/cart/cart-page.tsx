import type { CartLine } from '@comanda/engine/cart'
import { topLines } from '@comanda/engine/set-items'
import { buttonLook, EmptyState } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useDiner } from '../../diner/diner-context.tsx'
import { useOrderingFailure } from '../../diner/use-ordering-failure.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { CartNotices } from '../../notices/cart-notices.tsx'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { CartBill } from './cart-bill.tsx'
import { CartCoupons } from './coupons/cart-coupons.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import type { CartOfTable } from './cart-of-table.ts'
import { CartLineItem } from './cart-line-item.tsx'
import type { LineLook } from './line-look.ts'
import { SendCartButton } from '../handoff/send-cart-button.tsx'
import { OrderBar } from './order-bar.tsx'
import { CourseNotice } from './course-notice.tsx'
import { DetailsForm } from './details-form.tsx'
import { lineProblems } from './line-problem.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { CheckoutDialogs } from './checkout-dialogs.tsx'
import { TableBill } from './table-bill.tsx'
import { useDetails } from './use-details.ts'
import { usePayment } from './use-payment.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { ShownCart, useIsPlaced, useShownCart } from './shown-cart.tsx'
import './cart-page.css'

const EmptyCart = () => {
  const { t } = useOrderingMessages()
  return (
    <EmptyState
      level={1}
      drawing="bag"
      title={t('cart.empty')}
      action={
        <Link to="/browse" {...buttonLook({ size: 'large' })}>
          {t('app.toMenu')}
        </Link>
      }
    >
      {t('cart.emptyText')}
    </EmptyState>
  )
}

interface CartPageProps {
  readonly onEdit: (line: string) => void
  readonly table?: CartOfTable | undefined
}

const Contents = ({ onEdit, table }: CartPageProps) => {
  const { t } = useOrderingMessages()
  const { lines, coupons, context, result, issues, place: where } = useShownCart()
  const failure = useOrderingFailure()
  const { client } = useDiner()
  const details = useDetails()
  const payment = usePayment()
  const { checkout, place, placeAgain, before } = usePlaceOrder()
  const isPlaced = useIsPlaced()
  const [together, setTogether] = useState(false)

  if (!where || !context) return <LoadingScreen />
  const problems = lineProblems(lines, issues, context)
  const stage = isPlaced ? 'placed' : checkout.status === 'busy' ? 'placing' : 'cart'

  const press = () => {
    if (!failure && problems.size > 0) {
      document.querySelector('.cart-line[data-problem]')?.scrollIntoView({ block: 'center' })
      return
    }
    if (client.cart.changes.get().length > 0) {
      const notice = document.querySelector('.cart-changed')
      notice?.scrollIntoView({ block: 'center' })
      notice?.querySelector('button')?.focus()
      return
    }
    if (details.check()) {
      const send = () =>
        place({ ...details.order(), together }, payment.isOffered ? payment.payBy : undefined)
      if (table) table.onPlace(send)
      else send()
    } else
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.cart [aria-invalid]')?.focus(),
      )
  }
  const dialogs = <CheckoutDialogs checkout={checkout} before={before} onPlaceAgain={placeAgain} />
  if (lines.length === 0)
    return (
      <>
        <CartNotices />
        {table && <div className="cart">{table.head}</div>}
        <EmptyCart />
        {coupons.length > 0 && (
          <div className="cart">
            <CartCoupons />
          </div>
        )}
        {dialogs}
      </>
    )
  const item = (line: CartLine, look?: LineLook) => (
    <CartLineItem
      key={line.id}
      line={line}
      look={look}
      context={context}
      result={result}
      problem={problems.get(line.id)}
      onEdit={onEdit}
    />
  )
  return (
    <div className="cart">
      <h1>{table?.title ?? t('cart.title')}</h1>
      <CartNotices />
      <div className="cart-main">
        {table?.head}
        {table?.lines ? (
          table.lines(item)
        ) : (
          <ul className="cart-lines" aria-label={t('cart.lines')}>
            {topLines(lines).map((line) => item(line))}
          </ul>
        )}
        <Link to="/browse" {...buttonLook({ variant: 'quiet', wide: true })}>
          {t('cart.addMore')}
        </Link>
        <CartCoupons />
        <SendCartButton />
      </div>
      <div className="cart-side">
        <CourseNotice together={together} onChange={setTogether} />
        <DetailsForm model={details} />
        {payment.isOffered && <PaymentChoice model={payment} />}
        <CartBill />
        <TableBill />
        <ChangedNotice onEdit={onEdit} />
        <OrderBar
          failure={failure}
          problems={problems.size}
          stage={stage}
          isForLater={details.details.pickupTime !== ''}
          onPress={press}
        >
          {table?.foot}
        </OrderBar>
      </div>
      {dialogs}
    </div>
  )
}

/** The cart: its lines, the details of the order, the bill, and the checkout. */
export const CartPage = (props: CartPageProps) => (
  <ShownCart>
    <Contents {...props} />
  </ShownCart>
)
