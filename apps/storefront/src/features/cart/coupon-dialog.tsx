import { checkoutOf } from '@comanda/client'
import { Button, Dialog, MemberDrawing } from '@comanda/ui'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { refusedWords } from './coupons/coupon-words.ts'
import type { Refusal } from './refusal.ts'
import { useShownCart } from './shown-cart.tsx'

/** Says why the server refused a coupon, and offers to order without it. */
export const CouponDialog = ({ refusal }: { refusal: Refusal & { kind: 'coupon' } }) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const { client } = useDiner()
  const { coupons } = useShownCart()
  const coupon = coupons.find(({ id }) => id === refusal.coupon)
  const { key, values } = refusedWords(refusal.error, money)
  return (
    <Dialog
      open
      title={t('checkout.couponTitle')}
      picture={<MemberDrawing name="ticket" />}
      onClosed={checkoutOf(client).dismiss}
      actions={(close) => (
        <>
          {coupon && (
            <Button
              onClick={() => {
                client.cart.coupons.remove(coupon.id)
                close()
              }}
            >
              {t('checkout.removeThem')}
            </Button>
          )}
          <Button variant={coupon ? 'quiet' : 'primary'} onClick={close}>
            {t('checkout.notNow')}
          </Button>
        </>
      )}
    >
      {coupon && <p className="placing-name">{name(coupon.rule.name)}</p>}
      <p>{t('checkout.couponText', { why: t(key, values) })}</p>
    </Dialog>
  )
}
