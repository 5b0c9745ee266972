import { checkoutOf, type CheckoutState } from '@comanda/client'
import type { CartLine } from '@comanda/engine/cart'
import { topLines, treeOf } from '@comanda/engine/set-items'
import { Button, Dialog, Drawing, Price } from '@comanda/ui'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMoney } from '../../money/use-money.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useClock } from '../../language/use-clock.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { useShownCart } from './shown-cart.tsx'
import './checkout-dialogs.css'

interface CheckoutDialogsProps {
  readonly checkout: CheckoutState
  /** The total that the diner saw. */
  readonly before: number | undefined
  /** Orders at the new price: `bill` is what the whole bill comes to, if that was it. */
  readonly onPlaceAgain: (bill?: number) => Promise<void>
}

type Actions = Pick<CheckoutDialogsProps, 'onPlaceAgain'>

const UnknownDialog = ({ isChecking }: { isChecking: boolean }) => {
  const { t } = useOrderingMessages()
  const { client } = useDiner()
  return (
    <Dialog
      open
      title={t('checkout.unknownTitle')}
      picture={<Drawing name="offline" />}
      onClosed={() => undefined}
      actions={() => (
        <Button busy={isChecking} onClick={() => void checkoutOf(client).checkAgain()}>
          {t(isChecking ? 'checkout.checking' : 'checkout.checkAgain')}
        </Button>
      )}
    >
      {t('checkout.unknownText')}
    </Dialog>
  )
}

interface PriceDialogProps extends Actions {
  readonly total: number
  readonly before: number
  /** What the whole bill was to come to and comes to, if that has changed. */
  readonly bill?: { readonly before: number; readonly after: number }
}

const PriceDialog = ({ total, before, bill, onPlaceAgain }: PriceDialogProps) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { client } = useDiner()
  return (
    <Dialog
      open
      title={t(bill ? 'checkout.billTitle' : 'checkout.priceTitle')}
      picture={<Drawing name="receipt" />}
      onClosed={checkoutOf(client).dismiss}
      actions={(close) => (
        <>
          <Button onClick={() => void onPlaceAgain(bill?.after)}>
            {t('checkout.orderFor', { price: money(total) })}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('checkout.notNow')}
          </Button>
        </>
      )}
    >
      <span className="placing-prices">
        <span>
          {t('checkout.before')} <Price text={money(bill?.before ?? before)} was />
        </span>
        <span>
          {t('checkout.now')} <Price text={money(bill?.after ?? total)} size="large" />
        </span>
      </span>
      <p>{t('checkout.priceText')}</p>
    </Dialog>
  )
}

/** Returns the top lines that contain a product, by itself or in a set. */
const linesWith = (lines: readonly CartLine[], product: string | undefined): readonly CartLine[] =>
  topLines(lines).filter((line) => treeOf(lines, line.id).some((part) => part.product === product))

const StockDialog = ({ refusal }: { refusal: Refusal & { kind: 'stock' } }) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const { client } = useDiner()
  const { lines, context } = useShownCart()
  const { product, left, isGone } = refusal
  const found = context?.products.get(product ?? '')
  const names = found ? name(found.name) : t('checkout.someDish')
  const tops = linesWith(lines, product)
  const only = tops.length === 1 && tops[0]?.product === product ? tops[0] : undefined
  const text = isGone
    ? 'checkout.goneText'
    : left > 0
      ? 'checkout.leftText'
      : 'checkout.soldOutText'
  const isShort = !isGone && left > 0
  const title = isGone ? t('product.gone') : t('checkout.soldOutTitle')
  return (
    <Dialog
      open
      title={isShort ? t('product.notEnough', { count: left }) : title}
      picture={<Drawing name="bowl" />}
      onClosed={checkoutOf(client).dismiss}
      actions={(close) => (
        <>
          {only && left > 0 && (
            <Button
              onClick={() => {
                client.cart.setQuantity(only.id, left)
                close()
              }}
            >
              {t('checkout.takeWhatIsLeft')}
            </Button>
          )}
          <Button
            variant={only && left > 0 ? 'quiet' : 'primary'}
            onClick={() => {
              for (const line of tops) client.cart.remove(line.id)
              close()
            }}
          >
            {t('checkout.removeThem')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('checkout.notNow')}
          </Button>
        </>
      )}
    >
      {t(text, { names, count: left })}
    </Dialog>
  )
}

const MessageDialog = ({ text }: { text: string }) => {
  const { t } = useOrderingMessages()
  const { client } = useDiner()
  return (
    <Dialog
      open
      title={t('checkout.failedTitle')}
      picture={<Drawing name="broken" />}
      onClosed={checkoutOf(client).dismiss}
      actions={(close) => <Button onClick={close}>{t('checkout.notNow')}</Button>}
    >
      {text}
    </Dialog>
  )
}

/** What the whole bill was to come to when the order was sent. */
const seenBill = ({ data }: Extract<CheckoutState, { status: 'refused' }>['payload']): number =>
  ('expectedBill' in data ? data.expectedBill : undefined) ?? 0

/** Shows what comes between the press and the order: outcome unknown, another price, sold out, refused. */
export const CheckoutDialogs = ({ checkout, before, onPlaceAgain }: CheckoutDialogsProps) => {
  const { t } = useOrderingMessages()
  const { lines } = useShownCart()
  const { menu } = useCatalogue()
  const clock = useClock(menu?.shop.timeZone)
  const isChecking = checkout.status === 'busy' && checkout.wasUnknown
  if (checkout.status === 'unknown' || isChecking) return <UnknownDialog isChecking={isChecking} />
  if (checkout.status !== 'refused') return null
  const refusal = refusalOf(checkout.error, lines)
  if (refusal?.kind === 'price')
    return <PriceDialog total={refusal.total} before={before ?? 0} onPlaceAgain={onPlaceAgain} />
  if (refusal?.kind === 'bill') {
    const { after, total } = refusal
    const bill = { before: seenBill(checkout.payload), after }
    return <PriceDialog {...{ total, bill, onPlaceAgain }} before={total} />
  }
  if (refusal?.kind === 'stock') return <StockDialog refusal={refusal} />
  if (refusal?.kind === 'coupon') return <CouponDialog refusal={refusal} />
  if (refusal?.kind === 'wait')
    return <MessageDialog text={t('checkout.error.orderInterval', { time: clock(refusal.time) })} />
  return <MessageDialog text={t(refusal?.key ?? 'checkout.failedText')} />
}
