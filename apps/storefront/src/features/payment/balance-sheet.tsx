import type { BalancePaymentState } from '@comanda/client'
import { Banner, Button, buttonLook, MemberDrawing, Price, Sheet } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useMoney } from '../../money/use-money.ts'
import { useShownShop } from '../../shop/shown-shop.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useListWords } from '../../language/use-list-words.ts'
import type { BalanceOffer } from './balance-offer.ts'
import { paymentFailureKey } from './payment-failure.ts'
import { RemainingSums } from './remaining-sums.tsx'
import './balance-sheet.css'

/** The sums of a payment: the price, the balance, and what is left after it, of the bill and of the balance. */
const BalanceSums = ({ offer }: { readonly offer: BalanceOffer }) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { outstanding, have, pays, missing, after } = offer
  const isShort = missing > 0
  return (
    <RemainingSums
      rows={[
        [t('pay.outstanding'), money(outstanding)],
        [t('pay.yourBalance'), money(have)],
        ...(isShort && pays > 0 ? ([[t('pay.paysNow'), money(pays)]] as const) : []),
      ]}
      after={isShort ? [t('pay.missing'), money(missing)] : [t('pay.after'), money(after)]}
    />
  )
}

interface BalanceSheetProps {
  readonly payment: BalancePaymentState
  /** Undefined once everything is paid. */
  readonly offer: BalanceOffer | undefined
  /** Whether paying closes the bill. */
  readonly isTable: boolean
  /** The path that a top-up returns to. */
  readonly here: string
  readonly onPay: (amount: number) => void
  readonly onCheckAgain: () => void
  readonly onClosed: () => void
}

const OfferText = ({ offer, isTable }: { offer: BalanceOffer; isTable: boolean }) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const currency = useShownShop()?.currency ?? ''
  const { pays, missing, elsewhere } = offer
  const list = useListWords()
  const names = list(
    elsewhere.map(
      (balance) => `${balance.currency}\u00A0${money(balance.amount, balance.currency)}`,
    ),
  )
  return (
    <>
      <BalanceSums offer={offer} />
      {missing > 0 && elsewhere.length > 0 && <p>{t('pay.otherCurrency', { names, currency })}</p>}
      {missing > 0 && pays > 0 && <p>{t('pay.restText', { amount: money(missing) })}</p>}
      {missing === 0 && isTable && <p>{t('pay.closesText')}</p>}
    </>
  )
}

/** Pays a bill from the stored balance: the sums, the button that pays, and the outcome. */
export const BalanceSheet = ({
  payment,
  offer,
  isTable,
  here,
  onPay,
  onCheckAgain,
  onClosed,
}: BalanceSheetProps) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { status } = payment
  const isPaid = status === 'done'
  const isChecking = status === 'busy' && payment.wasUnknown
  const isUnknown = status === 'unknown' || isChecking
  const pays = offer?.pays ?? 0
  const isShort = offer !== undefined && offer.missing > 0
  return (
    <Sheet
      open
      onClosed={onClosed}
      title={t(isPaid ? 'pay.paidTitle' : isUnknown ? 'pay.unknownTitle' : 'pay.fromBalance')}
      closeLabel={t('app.close')}
      footer={(close) => (
        <div className="balance-sheet-actions">
          {isPaid && (
            <Button size="large" wide onClick={close}>
              {t('pay.done')}
            </Button>
          )}
          {isUnknown && (
            <Button size="large" wide busy={isChecking} onClick={onCheckAgain}>
              {t(isChecking ? 'checkout.checking' : 'checkout.checkAgain')}
            </Button>
          )}
          {!isPaid && !isUnknown && pays > 0 && (
            <Button size="large" wide busy={status === 'busy'} onClick={() => onPay(pays)}>
              {t('pay.payAmount', { amount: money(pays) })}
            </Button>
          )}
          {!isPaid && !isUnknown && isShort && (
            <Link
              to="/member/topUp"
              search={{ next: here }}
              {...buttonLook({
                size: 'large',
                wide: true,
                variant: pays > 0 ? 'quiet' : 'primary',
              })}
            >
              {t('pay.topUp')}
            </Link>
          )}
        </div>
      )}
    >
      <div className="balance-sheet" aria-live="polite">
        {isPaid && (
          <div className="balance-sheet-paid">
            <MemberDrawing name="coins" />
            <Price text={money(payment.payload.amount)} size="huge" />
            <p>{t('pay.paidText')}</p>
          </div>
        )}
        {isUnknown && <p>{t('pay.unknownText', { amount: money(payment.payload.amount) })}</p>}
        {status === 'refused' && (
          <Banner tone="danger" icon="warning">
            {t(paymentFailureKey(payment.error))}
          </Banner>
        )}
        {!isPaid && !isUnknown && offer && <OfferText offer={offer} isTable={isTable} />}
      </div>
    </Sheet>
  )
}
