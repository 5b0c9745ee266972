import {
  LATE_MINUTES,
  type FloorPlace,
  type FloorSession,
  tableState,
  type TableState,
  waitingSince,
} from '@comanda/client/staff'
import { Icon } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { orderNumbers } from '../../staff/bills/session-place.ts'
import { useNow } from '../../staff/use-now.ts'
import { tableSigns } from './table-signs.ts'

const MINUTE = 60_000

/** What of a table staff should do now, the most urgent first. */
const needs: readonly TableState[] = ['billAsked', 'late', 'ready']

interface Need {
  readonly id: string
  readonly name: string
  readonly state: TableState
  /** In epoch ms. */
  readonly since: number
}

interface FloorNeedsProps {
  readonly places: readonly FloorPlace[]
  readonly others: readonly FloorSession[]
  readonly onSelect: (session: string) => void
}

/** Who waits for staff, beside the tables while no bill is open (STAFF-4.21). */
export const FloorNeeds = ({ places, others, onSelect }: FloorNeedsProps) => {
  const { t } = useMessages()
  const now = useNow(10_000)
  const needOf = (name: string, session: FloorSession): readonly Need[] => {
    const waiting = waitingSince([session])
    const isLate = waiting !== undefined && now - waiting >= LATE_MINUTES * MINUTE
    const state = tableState([session], undefined, false, isLate)
    const asked = session.billAskedTime
    const since = state === 'billAsked' && asked !== null ? Date.parse(asked) : waiting
    if (since === undefined || !needs.includes(state)) return []
    return [{ id: session._id, name, state, since }]
  }
  const found = [
    ...places.flatMap(({ table, sessions }) =>
      sessions.flatMap((session) => needOf(t('floor.table', { name: table.name }), session)),
    ),
    ...others.flatMap((session) =>
      needOf(session.contactName ?? orderNumbers(session, t), session),
    ),
  ].toSorted(
    (one, other) =>
      needs.indexOf(one.state) - needs.indexOf(other.state) || one.since - other.since,
  )
  return (
    <aside className="floor-needs" aria-label={t('floor.needs')}>
      <h2>{t('floor.needs')}</h2>
      {found.length === 0 && <p>{t('floor.needsNone')}</p>}
      <ul>
        {found.map(({ id, name, state, since }) => (
          <li key={id} data-state={state}>
            <button type="button" onClick={() => onSelect(id)}>
              <Icon name={tableSigns[state]} />
              <span>{t('floor.needsOf', { state: t(`floor.state.${state}`), name })}</span>
              <span>
                {t('board.minutes', { count: Math.max(0, Math.floor((now - since) / MINUTE)) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  )
}
