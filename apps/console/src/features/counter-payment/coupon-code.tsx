import type { BillMember } from '@comanda/client/staff'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useMemberStep } from './use-member-step.ts'

/** Adds the coupon of a code to the bill. */
export const CouponCode = ({ member }: { readonly member: BillMember }) => {
  const { t } = useMessages()
  const [code, setCode] = useState('')
  const { isBusy, step } = useMemberStep()
  const use = () =>
    step(async () => {
      await member.addCoupon({ code: code.trim() })
      setCode('')
    })
  return (
    <form
      className="counter-find"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') void use()
      }}
    >
      <Field
        label={t('counter.coupon.code')}
        value={code}
        autoComplete="off"
        maxLength={40}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="large" variant="quiet" busy={isBusy}>
        {t('counter.coupon.use')}
      </Button>
    </form>
  )
}
