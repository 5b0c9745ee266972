import { topLines } from '@comanda/engine/set-items'
import { Button, buttonLook, EmptyState } from '@comanda/ui'
import { lazy, Suspense } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useOrderingFailure } from '../../diner/use-ordering-failure.ts'
import { CartBill } from '../../features/cart/cart-bill.tsx'
import { CartLineItem } from '../../features/cart/cart-line-item.tsx'
import { ChangedNotice } from '../../features/cart/changed-notice.tsx'
import { CheckoutDialogs } from '../../features/cart/checkout-dialogs.tsx'
import { CouponsOfCart } from '../../features/cart/coupons/coupons-of-cart.tsx'
import { lineProblems } from '../../features/cart/line-problem.ts'
import { ShownCart, useIsPlaced, useShownCart } from '../../features/cart/shown-cart.tsx'
import { usePlaceOrder } from '../../features/cart/use-place-order.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { Link } from '../../router/link.tsx'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useSearch } from '../../router/use-shown.ts'
import { CartNotices } from '../../notices/cart-notices.tsx'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { useKiosk } from '../kiosk-context.tsx'
import { ToPhoneButton } from '../handoff/to-phone-button.tsx'
import { MemberPart } from '../member/member-part.tsx'
import { useKioskWays } from '../pay/use-kiosk-ways.ts'
import { useCheckAgain } from '../pay/use-check-again.ts'
import { StaffPrices } from '../staff/staff-prices.tsx'
import { useRefusedPass } from '../member/use-refused-pass.ts'
import { useRefusedStand } from '../stand/use-refused-stand.ts'
import { useWantedCodes } from './use-wanted-codes.ts'
import '../../features/cart/cart-page.css'

const LineSheet = lazy(async () => ({
  default: (await import('../../features/product/line-sheet.tsx')).LineSheet,
}))

const Contents = () => {
  const { t } = useOrderingMessages()
  const { t: visitWords } = useVisitMessages()
  const { client } = useDiner()
  const { client: kiosk } = useKiosk()
  useRefusedStand()
  useRefusedPass()
  const money = useMoney()
  const navigate = useNavigate()
  const failure = useOrderingFailure()
  const { lines, context, result, issues } = useShownCart()
  const { checkout, place, placeAgain, before } = usePlaceOrder()
  const isPlaced = useIsPlaced()
  const ways = useKioskWays()
  const codes = useWantedCodes()
  useCheckAgain()
  const dialogs = <CheckoutDialogs checkout={checkout} before={before} onPlaceAgain={placeAgain} />
  if (!context) return <LoadingScreen />
  if (lines.length === 0)
    return (
      <>
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
        {dialogs}
      </>
    )
  const problems = lineProblems(lines, issues, context)
  const isReady = failure === undefined && problems.size === 0 && result !== undefined
  const total = result?.totals.total ?? 0
  // With one way to pay, or nothing to pay, one press is enough.
  const isChosenHere = total > 0 && ways?.here.length !== 0
  const isBusy = isPlaced || checkout.status === 'busy' || !ways
  const edit = (id: string): void =>
    void navigate({ to: paths.cart, search: { line: id }, resetScroll: false })
  const press = (): void => {
    if (client.cart.changes.get().length > 0)
      document.querySelector('.cart-changed')?.scrollIntoView({ block: 'center' })
    else if (isBusy) return
    else if (isChosenHere) void navigate({ to: paths.posPay })
    else place(kiosk.details(), { kind: 'counter', method: ways.counter?._id })
  }
  return (
    <div className="kiosk-check">
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
            onEdit={edit}
          />
        ))}
      </ul>
      <StaffPrices />
      <MemberPart />
      <section className="cart-coupons" aria-label={t('coupon.title')}>
        <CouponsOfCart />
        {codes.length > 0 && (
          <Link to="/posCodes" {...buttonLook({ variant: 'quiet', wide: true })}>
            {visitWords('kiosk.scan.add')}
          </Link>
        )}
      </section>
      <CartBill />
      <ChangedNotice onEdit={edit} />
      <ToPhoneButton />
      {failure && <p role="alert">{visitWords('kiosk.atCounter')}</p>}
      <div className="kiosk-band">
        <Link to="/browse" {...buttonLook({ variant: 'quiet', size: 'large', wide: true })}>
          {t('cart.addMore')}
        </Link>
        <Button size="large" wide disabled={!isReady} busy={isBusy} onClick={press}>
          {visitWords(isChosenHere ? 'kiosk.pay.button' : 'kiosk.payAtCounter', {
            total: money(total),
          })}
        </Button>
      </div>
      {dialogs}
    </div>
  )
}

/** The order before it is placed: its lines, coupons and total, and the way to pay (KIOSK-3.2). */
export const CheckPage = () => {
  const { line } = useSearch(paths.cart)
  const navigate = useNavigate()
  const close = (): void =>
    void navigate({ to: paths.cart, search: {}, replace: true, resetScroll: false })
  return (
    <ShownCart>
      <Contents />
      <Suspense>
        {line !== undefined && <LineSheet key={line} line={line} onClosed={close} />}
      </Suspense>
    </ShownCart>
  )
}
