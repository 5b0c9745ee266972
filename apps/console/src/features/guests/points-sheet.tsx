import type { GuestFileView } from '@comanda/client/staff'
import { Button, Field, Segmented, TextArea } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { useGuestStep } from './use-guest-step.ts'

interface PointsSheetProps {
  readonly view: GuestFileView
  readonly onClosed: () => void
}

/** Gives a member points, or takes some, with the reason (MEM-7.2). */
export const PointsSheet = ({ view, onClosed }: PointsSheetProps) => {
  const { t } = useMessages()
  const { isBusy, step } = useGuestStep()
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  return (
    <StaffSheet open onClosed={onClosed} title={t('guests.points')}>
      {(close) => (
        <form
          className="form-frame"
          aria-label={t('guests.points')}
          onSubmit={(event) => {
            event.preventDefault()
            const points = way === 'give' ? Number(amount) : -Number(amount)
            void step(() => view.adjustPoints(points, note.trim()), t('guests.pointsDone'), close)
          }}
        >
          <Segmented
            label={t('guests.way')}
            segments={[
              { id: 'give', text: t('guests.give') },
              { id: 'take', text: t('guests.take') },
            ]}
            selected={way}
            onSelect={setWay}
          />
          <Field
            label={t('credit.points')}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            required
            value={amount}
            onChange={({ currentTarget: { value } }) => setAmount(value)}
          />
          <TextArea
            label={t('credit.note')}
            maxLength={200}
            required
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
          <div className="form-actions">
            <Button variant="quiet" size="large" onClick={close}>
              {t('settings.cancel')}
            </Button>
            <Button type="submit" size="large" busy={isBusy}>
              {t(way === 'give' ? 'guests.give' : 'guests.take')}
            </Button>
          </div>
        </form>
      )}
    </StaffSheet>
  )
}
