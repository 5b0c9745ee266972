import type { DeclineReason } from '@comanda/client/staff'
import type { Order } from '@comanda/contract'
import { Button, Field, RadioRow } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { declineWords } from './decline-words.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import './waiting-order.css'

const reasons: readonly DeclineReason[] = ['busy', 'soldOut', 'closing', 'other']

interface DeclineSheetProps {
  readonly order: Order
  readonly onClosed: () => void
  readonly onDecline: (order: Order, reason: DeclineReason, note: string) => void
}

/** Asks why an order is declined, which its diner reads. */
export const DeclineSheet = ({ order, onClosed, onDecline }: DeclineSheetProps) => {
  const { t } = useMessages()
  const [reason, setReason] = useState<DeclineReason>()
  const [note, setNote] = useState('')
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('respond.declineOrder', { number: order.number })}
    >
      {(close) => (
        <div className="respond-choices">
          <p>{t('respond.declineText')}</p>
          <fieldset className="form-group">
            <legend>{t('respond.reason')}</legend>
            {reasons.map((one) => (
              <RadioRow
                key={one}
                name="decline-reason"
                checked={one === reason}
                onChange={() => setReason(one)}
              >
                {t(declineWords[one])}
              </RadioRow>
            ))}
          </fieldset>
          <Field
            label={t('respond.note')}
            maxLength={200}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button
            size="large"
            variant="danger"
            wide
            disabled={reason === undefined}
            onClick={() => {
              if (reason) onDecline(order, reason, note.trim())
              close()
            }}
          >
            {t('respond.decline')}
          </Button>
        </div>
      )}
    </StaffSheet>
  )
}
