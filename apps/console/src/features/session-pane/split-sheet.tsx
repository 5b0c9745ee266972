import type { SplitRequest } from '@comanda/client/staff'
import type { SessionLine, TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/staff-sheet.tsx'

type Units = Readonly<Record<string, number>>

const canGo = ({ status, fromProduct }: SessionLine): boolean => status !== 'cancel' && !fromProduct

interface SplitSheetProps {
  readonly session: TableSession
  readonly onSplit: (request: SplitRequest) => void
  readonly onClosed: () => void
}

/** Which dishes go to a second bill of the table, and with how many guests. */
export const SplitSheet = ({ session, onSplit, onClosed }: SplitSheetProps) => {
  const { t, locale } = useMessages()
  const [units, setUnits] = useState<Units>({})
  const [guests, setGuests] = useState(1)
  const listed = session.products.filter(canGo)
  const lines = Object.entries(units).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ id, quantity }] : [],
  )
  const going = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const all = listed.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('pane.splitTitle')}
      footer={(close) => (
        <Button
          size="large"
          wide
          disabled={going === 0 || going === all}
          onClick={() => {
            onSplit({ lines, capacity: guests })
            close()
          }}
        >
          {t('pane.splitGo', { count: going })}
        </Button>
      )}
    >
      <ul className="pane-split">
        {listed.map((line) => {
          const name = localizedName(line.name, locale)
          return (
            <li key={line.id} className="pane-quantity">
              <span>{line.quantity > 1 ? `${line.quantity} × ${name}` : name}</span>
              <Stepper
                value={units[line.id] ?? 0}
                max={line.quantity}
                label={name}
                increaseLabel={t('pane.splitMore', { name })}
                decreaseLabel={t('pane.splitFewer', { name })}
                onChange={(quantity) => setUnits({ ...units, [line.id]: quantity })}
              />
            </li>
          )
        })}
        <li className="pane-quantity">
          <span>{t('pane.splitGuests')}</span>
          <Stepper
            value={guests}
            min={1}
            max={Math.max(1, (session.capacity ?? 1) - 1)}
            label={t('pane.splitGuests')}
            increaseLabel={t('pane.moreGuests')}
            decreaseLabel={t('pane.fewerGuests')}
            onChange={setGuests}
          />
        </li>
      </ul>
    </StaffSheet>
  )
}
