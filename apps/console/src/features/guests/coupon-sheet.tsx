import type { GuestFileView } from '@comanda/client/staff'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { CouponSelect } from './coupon-select.tsx'
import { useGuestStep } from './use-guest-step.ts'

interface CouponSheetProps {
  readonly view: GuestFileView
  readonly onClosed: () => void
}

/** Gives a member a coupon of a promotion, for owners. */
export const CouponSheet = ({ view, onClosed }: CouponSheetProps) => {
  const { t } = useMessages()
  const { isBusy, step } = useGuestStep()
  const [coupon, setCoupon] = useState('')
  const [end, setEnd] = useState('')
  return (
    <StaffSheet open onClosed={onClosed} title={t('guests.giveCoupon')}>
      {(close) => (
        <form
          className="form-frame"
          aria-label={t('guests.giveCoupon')}
          onSubmit={(event) => {
            event.preventDefault()
            void step(
              () => view.giveCoupon(coupon, end === '' ? undefined : end),
              t('guests.couponDone'),
              close,
            )
          }}
        >
          <CouponSelect value={coupon} onChange={setCoupon} />
          <Field
            label={t('guests.until')}
            type="date"
            value={end}
            onChange={({ currentTarget: { value } }) => setEnd(value)}
          />
          <div className="form-actions">
            <Button variant="quiet" size="large" onClick={close}>
              {t('settings.cancel')}
            </Button>
            <Button type="submit" size="large" busy={isBusy} disabled={coupon === ''}>
              {t('guests.giveGo')}
            </Button>
          </div>
        </form>
      )}
    </StaffSheet>
  )
}
