import { topLines } from '@comanda/engine'
import { Banner, Button, buttonLook, EmptyState } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Bill } from '../../bill/bill.tsx'
import { useMoney } from '../../data/use-money.ts'
import { useOrderingFailure } from '../../data/use-ordering.ts'
import { useAuthentication, useCart } from '../../data/use-store.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { CartNotices } from '../../shell/cart-notices.tsx'
import { LoadingScreen } from '../../shell/loading-screen.tsx'
import { CartCoupons } from './cart-coupons.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import { DetailsForm } from './details-form.tsx'
import { lineProblems } from './line-problem.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { PlacingDialogs } from './placing-dialogs.tsx'
import { useDetails } from './use-details.ts'
import { usePayment } from './use-payment.ts'
import { usePlaceOrder } from './use-place-order.ts'
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

/** The cart: its lines, what the order says, what it costs and why, and placing it. */
export const CartPage = ({ onEdit }: { onEdit: (line: string) => void }) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const { lines, coupons, context, result, issues, place: where } = useCart()
  const failure = useOrderingFailure()
  const { user } = useAuthentication()
  const details = useDetails()
  const payment = usePayment()
  const { placing, place, placeAgain, before } = usePlaceOrder()
  const [wasUnknown, setWasUnknown] = useState(false)
  const isUnknown = placing.status === 'unknown'
  if (isUnknown && !wasUnknown) setWasUnknown(true)
  if (wasUnknown && placing.status !== 'unknown' && placing.status !== 'placing')
    setWasUnknown(false)

  if (!where || !context) return <LoadingScreen />
  const problems = lineProblems(lines, issues, context)
  const total = result?.totals.total ?? 0
  const isBusy = placing.status === 'placing' || placing.status === 'placed'
  const lineName = (id: string) =>
    name(context.products.get(lines.find((line) => line.id === id)?.product ?? '')?.name)

  const press = () => {
    if (!failure && problems.size > 0) {
      document.querySelector('.cart-line[data-problem]')?.scrollIntoView({ block: 'center' })
      return
    }
    if (details.check()) place(details.order(), payment.isAsked ? payment.payBy : 'counter')
    else
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.cart [aria-invalid]')?.focus(),
      )
  }
  const dialogs = (
    <PlacingDialogs
      placing={placing}
      wasUnknown={wasUnknown}
      before={before}
      onPlaceAgain={placeAgain}
    />
  )
  if (lines.length === 0)
    return (
      <>
        <CartNotices />
        <EmptyCart />
        {coupons.length > 0 && (
          <div className="cart">
            <CartCoupons />
          </div>
        )}
        {dialogs}
      </>
    )
  return (
    <div className="cart">
      <h1>{t('cart.title')}</h1>
      <CartNotices />
      <ul className="cart-lines" aria-label={t('cart.lines')}>
        {topLines(lines).map((line) => (
          <CartLineItem
            key={line.id}
            line={line}
            context={context}
            result={result}
            problem={problems.get(line.id)}
            onEdit={onEdit}
          />
        ))}
      </ul>
      <Link to="/browse" {...buttonLook({ variant: 'quiet', wide: true })}>
        {t('cart.addMore')}
      </Link>
      <CartCoupons />
      <DetailsForm model={details} />
      {payment.isAsked && <PaymentChoice model={payment} />}
      <section aria-label={t('bill.title')}>
        {result && (
          <Bill
            result={result}
            lineName={lineName}
            coupons={coupons.map(({ id, rule }) => ({ id, name: rule.name }))}
          />
        )}
        {(result?.totals.points ?? 0) > 0 && (
          <p className="cart-points">
            {t(user ? 'pay.willEarn' : 'pay.willEarnIf', { count: result?.totals.points ?? 0 })}
          </p>
        )}
      </section>
      <div className="cart-place">
        {failure ? (
          <Banner tone="danger" icon="warning">
            {t(
              failure === 'timeSlotNotFound'
                ? 'placing.error.shopClosed'
                : `failure.${failure}.title`,
            )}
          </Banner>
        ) : (
          problems.size > 0 && (
            <Banner tone="danger" icon="warning">
              {t('cart.fixFirst', { count: problems.size })}
            </Banner>
          )
        )}
        <Button size="large" wide busy={isBusy} onClick={press}>
          {isBusy ? (
            t('cart.placing')
          ) : (
            <>
              <span>{t('cart.placeOrder')}</span>
              <span className="cart-place-dot" aria-hidden="true" />
              <span aria-hidden="true">{money(total)}</span>
            </>
          )}
        </Button>
      </div>
      {dialogs}
    </div>
  )
}
