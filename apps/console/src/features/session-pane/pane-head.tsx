import type { StaffSession } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { Badge, Button, Icon } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { sessionPlace } from '../../staff/bills/session-place.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useMinutesSince } from '../../staff/use-minutes-since.ts'
import { useRole } from '../../staff/use-role.ts'
import { AllergiesSheet } from './allergies-sheet.tsx'
import { GuestsSheet } from './guests-sheet.tsx'
import { useSessionStep } from './use-session-step.ts'

interface PaneHeadProps {
  readonly session: TableSession
  readonly calls: StaffSession
  readonly onDiscount: () => void
}

/** Where the session is, since when, for how many guests, and what is still to pay, of which a discount is given. */
export const PaneHead = ({ session, calls, onDiscount }: PaneHeadProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { createTime, capacity, outstanding, contactName, phone, status } = session
  const count = useMinutesSince(Date.parse(createTime))
  const { isWaiter } = useRole()
  const { step } = useSessionStep()
  const [sheet, setSheet] = useState<'guests' | 'allergies'>()
  const setGuests = (guests: number, undo?: () => void): void =>
    void step(() => calls.changeGuests(guests), {
      text: t('pane.guestsSet', { count: guests }),
      undo,
    })
  const changeGuests = (guests: number): void =>
    setGuests(guests, capacity === null ? undefined : () => setGuests(capacity))
  const isOpen = status === 'ongoing' || status === 'toPay'
  return (
    <header className="pane-head">
      <h2>{sessionPlace(session, t)}</h2>
      <p className="pane-facts">
        {capacity !== null && session.type === 'dineIn' && isOpen && isWaiter && (
          <Button
            variant="quiet"
            icon="person"
            title={t('pane.changeGuests')}
            onClick={() => setSheet('guests')}
          >
            {t('floor.guests', { count: capacity })}
          </Button>
        )}
        {capacity !== null && !(session.type === 'dineIn' && isOpen && isWaiter) && (
          <span>
            <Icon name="person" size="small" />
            {t('floor.guests', { count: capacity })}
          </span>
        )}
        {isOpen && isWaiter && session.type !== 'topUp' && (
          <Button variant="quiet" icon="warning" onClick={() => setSheet('allergies')}>
            {t('allergies.button')}
          </Button>
        )}
        {isOpen && (
          <span>
            <Icon name="clock" size="small" />
            {t('board.minutes', { count })}
          </span>
        )}
        {contactName !== undefined && session.type === 'dineIn' && <span>{contactName}</span>}
        {phone !== undefined && <a href={`tel:${phone}`}>{phone}</a>}
        {!isOpen && <Badge>{t(`money.status.${status}`)}</Badge>}
        {outstanding > 0 && (
          <Badge tone="primary">{t('floor.toPay', { amount: money(outstanding) })}</Badge>
        )}
        {isOpen && isWaiter && session.products.length > 0 && (
          <Button variant="quiet" onClick={onDiscount}>
            {t('pane.discount')}
          </Button>
        )}
      </p>
      {sheet === 'guests' && (
        <GuestsSheet
          session={session}
          onChange={changeGuests}
          onClosed={() => setSheet(undefined)}
        />
      )}
      {sheet === 'allergies' && (
        <AllergiesSheet
          session={session}
          onSave={(allergy) =>
            void step(() => calls.noteAllergies(allergy), { text: t('allergies.noted') })
          }
          onClosed={() => setSheet(undefined)}
        />
      )}
    </header>
  )
}
