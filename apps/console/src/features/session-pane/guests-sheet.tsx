import type { TableSession } from '@comanda/contract'
import { Button, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { sessionPlace } from '../../staff/bills/session-place.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/** The most guests of a session. */
const MOST = 999

interface GuestsSheetProps {
  readonly session: TableSession
  readonly onChange: (guests: number) => void
  readonly onClosed: () => void
}

/** How many guests sit at the table: what is charged for each follows. */
export const GuestsSheet = ({ session, onChange, onClosed }: GuestsSheetProps) => {
  const { t } = useMessages()
  const now = session.capacity ?? 1
  const [guests, setGuests] = useState(now)
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('pane.guestsTitle', { place: sessionPlace(session, t) })}
      footer={(close) => (
        <Button
          size="large"
          wide
          disabled={guests === now}
          onClick={() => {
            onChange(guests)
            close()
          }}
        >
          {t('floor.guests', { count: guests })}
        </Button>
      )}
    >
      <div className="pane-quantity">
        <Stepper
          size="large"
          value={guests}
          min={1}
          max={MOST}
          label={t('floor.seatCount')}
          increaseLabel={t('pane.moreGuests')}
          decreaseLabel={t('pane.fewerGuests')}
          onChange={setGuests}
        />
      </div>
    </StaffSheet>
  )
}
