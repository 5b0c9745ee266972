import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { CodeScan } from '../../scan/code-scan.tsx'
import type { AddCoupon } from './use-add-coupon.ts'

const CODE = 'code'
/** The wire's limit of a code. */
const MOST = 40

/** Claims the coupon of a printed or sent code, typed or read by the camera, and adds it. */
export const CouponCodeForm = ({ adding }: { adding: AddCoupon }) => {
  const { t } = useOrderingMessages()
  const { add, busy, refusal, fail } = adding
  const [code, setCode] = useState('')

  const apply = (text: string) => {
    const word = text.trim()
    if (word === '') fail(CODE, t('coupon.codeRequired'))
    else void add(CODE, (cart) => cart.addCode(word))
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
