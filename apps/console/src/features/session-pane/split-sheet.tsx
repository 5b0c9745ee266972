import type { SplitRequest } from '@comanda/client/staff'
import { dishLines } from '@comanda/client'
import type { TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { fromCents, toCents } from '@comanda/engine/money'
import { itemAmount } from '@comanda/engine/payments'
import { Button, Price, Stepper } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { splitGroups, type SplitGroup, splittable } from './split-groups.ts'

type Units = Readonly<Record<string, number>>

/** Returns what units of a bill come to, as it is divided by dishes (PAY-3.3), in currency units. */
const sumOf = (session: TableSession, units: Units): number => {
  const total = toCents(session.result.totals.total)
  const bill = { total, lines: dishLines(session), taken: [], payable: total, step: 1 }
  const lines = Object.entries(units).map(([line, quantity]) => ({ line, quantity }))
  const part = itemAmount(bill, lines)
  return 'missing' in part ? 0 : fromCents(part.amount)
}

interface SplitSheetProps {
  readonly session: TableSession
  readonly onSplit: (request: SplitRequest) => void
  readonly onClosed: () => void
}

/** Which dishes go to a second bill of the table, and with how many guests: one by one, by seat or by phone (STAFF-4.13). */
export const SplitSheet = ({ session, onSplit, onClosed }: SplitSheetProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const [units, setUnits] = useState<Units>({})
  const [guests, setGuests] = useState(1)
  const listed = splittable(session)
  const lines = Object.entries(units).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ id, quantity }] : [],
  )
  const going = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const all = listed.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = session.result.totals.total
  const goes = sumOf(session, units)
  const stays = fromCents(toCents(total) - toCents(goes))
  const isChosen = (group: SplitGroup): boolean =>
    group.lines.every(({ id, quantity }) => units[id] === quantity)
  const toggle = (group: SplitGroup): void => {
    const isLeft = isChosen(group)
    const chosen = group.lines.map(({ id, quantity }) => [id, isLeft ? 0 : quantity] as const)
    setUnits({ ...units, ...Object.fromEntries(chosen) })
  }
  const groups = splitGroups(session)
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('pane.splitTitle')}
      footer={(close) => (
        <>
          <p className="pane-split-sums" role="status">
            <span>
              {t('pane.splitStays')} <Price text={money(stays)} />
            </span>{' '}
            <span>
              {t('pane.splitGoes')} <Price text={money(goes)} />
            </span>
          </p>
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
        </>
      )}
    >
      {groups.length > 0 && (
        <div className="pane-split-groups" role="group" aria-label={t('pane.splitBy')}>
          {groups.map((group) => (
            <Button
              key={`${group.by} ${group.name}`}
              variant={isChosen(group) ? 'primary' : 'quiet'}
              aria-pressed={isChosen(group)}
              onClick={() => toggle(group)}
            >
              {group.by === 'seat'
                ? t('entry.seatOf', { seat: group.name })
                : t('pane.splitGuest', { number: group.name })}
            </Button>
          ))}
        </div>
      )}
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
