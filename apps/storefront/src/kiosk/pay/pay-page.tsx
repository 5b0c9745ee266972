import { isReaderBusy, isUnderWay } from '@comanda/client/kiosk'
import { useStore } from '@comanda/client/react'
import type { PaymentMethod } from '@comanda/contract'
import { Banner, Button, PaymentDrawing, Price } from '@comanda/ui'
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { CheckoutDialogs } from '../../features/cart/checkout-dialogs.tsx'
import { ShownCart, useShownCart } from '../../features/cart/shown-cart.tsx'
import { usePlaceOrder } from '../../features/cart/use-place-order.ts'
import { startRefusalKey } from '../../features/payment/choose/start-refusal.ts'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { showNotice } from '../../notices/notice.ts'
import { useGuestLock } from '../guests/guest-lock.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { useCheckAgain } from './use-check-again.ts'
import { useRefusedPass } from '../member/use-refused-pass.ts'
import { useRefusedStand } from '../stand/use-refused-stand.ts'
import { issuesTaiwanInvoices } from './issues-taiwan-invoices.ts'
import { MethodList } from './method-list.tsx'
import { Unpaid } from './unpaid.tsx'
import { useKioskWays } from './use-kiosk-ways.ts'
import './pay.css'

const InvoiceStep = lazy(async () => ({
  default: (await import('./invoice-step.tsx')).InvoiceStep,
}))

const PendingPayment = lazy(async () => ({
  default: (await import('./pending-payment.tsx')).PendingPayment,
}))

/** Returns what the screen does: it places the order with the way to pay that is chosen, and follows its payment. */
const usePay = () => {
  const { client, device } = useKiosk()
  const { payment } = client
  const { t, locale } = useVisitMessages()
  const navigate = useNavigate()
  const chosen = useRef<PaymentMethod>(undefined)
  const toNumber = (id: string): void =>
    void navigate({ to: '/record/$id', params: { id }, replace: true })
  const start = (session: string, method: PaymentMethod): void =>
    payment.start(session, method, { locale, reader: device.reader })
  const order = usePlaceOrder((id, outstanding) => {
    const method = chosen.current
    if (method?.call !== undefined && outstanding > 0) start(id, method)
    else toNumber(id)
  })
  const payAtCounter = async (session: string, method: PaymentMethod): Promise<void> => {
    try {
      await payment.payAtCounter(method)
      toNumber(session)
    } catch {
      showNotice({ text: t('kiosk.pay.notSent'), tone: 'danger', id: 'pay' })
    }
  }
  const choose = (method: PaymentMethod): void => {
    const session = payment.session()
    chosen.current = method
    if (session === undefined) {
      const kind = method.call === undefined ? 'counter' : 'online'
      order.place(client.details(), { kind, method: method._id })
    } else if (method.call === undefined) void payAtCounter(session, method)
    else start(session, method)
  }
  return { ...order, choose, toNumber }
}

const Steps = () => {
  const { t } = useVisitMessages()
  const { t: paymentWords } = usePaymentMessages()
  const { payment } = useKiosk().client
  const { menu } = useCatalogue()
  const money = useMoney()
  const navigate = useNavigate()
  const ways = useKioskWays()
  const { lines, result } = useShownCart()
  const state = useStore(payment.state)
  const { checkout, choose, toNumber, placeAgain, before } = usePay()
  /** What is paid stays on the screen once the cart is empty. */
  const [total] = useState(() => result?.totals.total ?? 0)
  useCheckAgain()
  useRefusedStand()
  useRefusedPass(() => void navigate({ to: '/cart', replace: true }))
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (shown.current !== state.step) window.scrollTo(0, 0)
    shown.current = state.step
  }, [state.step])
  useGuestLock(isUnderWay(state) || state.step === 'paid')
  const isEmpty = lines.length === 0 && payment.session() === undefined
  const leave = useEffectEvent(() => void navigate({ to: '/cart', replace: true }))
  useEffect(() => {
    if (isEmpty) leave()
  }, [isEmpty])
  const hasInvoice = menu !== undefined && issuesTaiwanInvoices(menu.shop)
  const session = payment.session()
  const isDone = state.step === 'paid' && !hasInvoice
  const finish = useEffectEvent(() => {
    if (session !== undefined) toNumber(session)
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  if (!ways || isEmpty) return <LoadingScreen />
  if (state.step === 'paid')
    return hasInvoice && session !== undefined ? (
      <Suspense fallback={<LoadingScreen />}>
        <InvoiceStep session={session} onDone={() => toNumber(session)} />
      </Suspense>
    ) : (
      <LoadingScreen />
    )
  if (state.step === 'pending')
    return (
      <Suspense fallback={<LoadingScreen />}>
        <PendingPayment attempt={state.attempt} />
      </Suspense>
    )
  const { counter } = ways
  if (state.step === 'unpaid')
    return (
      <Unpaid
        attempt={state.attempt}
        onAgain={() => choose(state.method)}
        onAnother={payment.chooseAgain}
        onCounter={counter && (() => choose(counter))}
      />
    )
  if (state.step === 'review')
    return (
      <section className="kiosk-pending">
        <PaymentDrawing name="bank" />
        <div role="status">
          <h1>{paymentWords('payment.outcome.review')}</h1>
        </div>
        <p>{t('kiosk.pay.askStaff')}</p>
      </section>
    )
  const isBusy = checkout.status === 'busy' || isUnderWay(state)
  return (
    <section className="kiosk-pay-page">
      <h1>{t('kiosk.pay.title')}</h1>
      <p className="kiosk-pay-total">
        <span>{t('kiosk.pay.total')}</span> <Price text={money(total)} size="huge" />
      </p>
      {state.step === 'refused' && (
        <Banner tone="danger" icon="warning">
          {isReaderBusy(state.error)
            ? t('kiosk.pay.busy')
            : paymentWords(startRefusalKey(state.error))}
        </Banner>
      )}
      {isBusy && <p role="status">{paymentWords('payment.starting')}</p>}
      <MethodList
        ways={ways}
        total={total}
        currency={menu?.shop.currency ?? 'HKD'}
        broken={payment.broken()}
        isBusy={isBusy}
        onChoose={choose}
      />
      {state.step === 'refused' && isReaderBusy(state.error) && (
        <Button size="large" wide onClick={() => choose(state.method)}>
          {t('kiosk.pay.again')}
        </Button>
      )}
      <CheckoutDialogs checkout={checkout} before={before} onPlaceAgain={placeAgain} />
    </section>
  )
}

/** How the order is paid, and the payment until it is over (KIOSK-6.1, KIOSK-6.3). */
export const PayPage = () => (
  <ShownCart>
    <Steps />
  </ShownCart>
)
