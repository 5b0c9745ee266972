import { couponOfDevice } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import { Button, buttonLook, Field } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { localCoupons } from '../../coupons/local-coupons.ts'
import { useDiner } from '../../../diner/diner-context.tsx'
import { CodeScan } from '../../coupons/scan/code-scan.tsx'
import type { AddCoupon } from './use-add-coupon.ts'

const CODE = 'code'
/** The longest code that the server accepts. */
const MOST = 40

/** Stores a visitor's coupon on this device, whether or not it holds in this cart. */
const keep = ({ _id, user }: UserCoupon): void => {
  if (user === undefined) localCoupons.add(_id)
}

/**
 * Claims the coupon of a printed or sent code, entered or scanned by the camera, and adds it. The same code again gives the
 * same coupon.
 */
export const CouponCodeForm = ({ adding }: { adding: AddCoupon }) => {
  const { t } = useOrderingMessages()
  const { add, busy, refusal, fail } = adding
  const { client } = useDiner()
  const [code, setCode] = useState('')

  const apply = (text: string) => {
    const word = text.trim()
    if (word === '') fail(CODE, t('coupon.codeRequired'))
    else
      void add(CODE, async (cart) => {
        const held = await couponOfDevice(client, localCoupons, word)
        return held ? cart.add(held) : cart.addCode(word, keep)
      })
  }
  return (
    <form
      className="coupon-code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply(code)
      }}
    >
      <Field
        label={t('coupon.code')}
        value={code}
        maxLength={MOST}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={refusal?.of === CODE && refusal.text}
        onChange={(event) => setCode(event.target.value)}
      />
      {refusal?.of === CODE && refusal.needsLogin === true && (
        <Link to="/member/login" search={{ next: '/cart' }} {...buttonLook({ variant: 'quiet' })}>
          {t('nav.login')}
        </Link>
      )}
      <Button type="submit" wide busy={busy === CODE}>
        {t('coupon.apply')}
      </Button>
      <CodeScan
        onCode={(text) => {
          setCode(text)
          apply(text)
        }}
      />
    </form>
  )
}
