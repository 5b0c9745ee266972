import type { ListGift } from '@comanda/client/staff'
import { Button, CheckRow, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { CouponSelect } from './coupon-select.tsx'
import { useGuestStep } from './use-guest-step.ts'

interface GiveSheetProps {
  readonly onGive: (gift: ListGift) => Promise<unknown>
  readonly onClosed: () => void
}

/** Gives a coupon to all members of a list (GUEST-7.3). */
export const GiveSheet = ({ onGive, onClosed }: GiveSheetProps) => {
  const { t } = useMessages()
  const { isBusy, step } = useGuestStep()
  const [coupon, setCoupon] = useState('')
  const [end, setEnd] = useState('')
  const [isAdvertising, setIsAdvertising] = useState(true)
  return (
    <StaffSheet open onClosed={onClosed} title={t('guests.giveAll')}>
      {(close) => (
        <form
          className="form-frame"
          aria-label={t('guests.giveAll')}
          onSubmit={(event) => {
            event.preventDefault()
            const gift = { coupon, isAdvertising, ...(end === '' ? {} : { endDate: end }) }
            const give = async (): Promise<void> => {
              await onGive(gift)
            }
            void step(give, t('guests.couponDone'), close)
          }}
        >
          <p className="form-text">{t('guests.giveText')}</p>
          <CouponSelect value={coupon} onChange={setCoupon} />
          <Field
            label={t('guests.until')}
            type="date"
            value={end}
            onChange={({ currentTarget: { value } }) => setEnd(value)}
          />
          <CheckRow
            checked={isAdvertising}
            onChange={({ currentTarget: { checked } }) => setIsAdvertising(checked)}
            note={t('guests.advertisingHint')}
          >
            {t('guests.isAdvertising')}
          </CheckRow>
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
