import type { ChangeSectionData, TableSession } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'
import { type ChangedSession, changeSession, type LockedSession } from './change-session.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { Ordering } from './ordering.ts'
import { orderedLine, priceSession } from '../pricing/price-session.ts'
import { sectionsOf, servingSections } from '../pricing/session-sections.ts'
import { sessionUser } from '../pricing/session-user.ts'
import { settlePoints } from '../pricing/settle-points.ts'
import { addEvents } from '../queries/add-events.ts'
import { saveSession } from '../queries/save-session.ts'
import { sessionClosed } from './session-refusals.ts'

const notAvailable = () =>
  refused({
    kind: 'Conflict',
    code: 'sectionNotAvailable',
    message: 'This section cannot be chosen now.',
    field: 'section',
  })

const changed = async (
  { transaction, menu, state, now }: LockedSession,
  section: string,
  actor: Actor,
): Promise<ChangedSession | undefined> => {
  const { row } = state
  if (row.status !== 'ongoing') throw refused(sessionClosed)
  if (row.section === section) return undefined
  const offered = actor.role === 'staff' ? servingSections(menu, now) : sectionsOf(menu, row, now)
  if (!offered.includes(section)) throw notAvailable()
  const there = { ...row, section }
  const user = await sessionUser(transaction, menu, row, now)
  const price = priceSession(menu, there, state.lines.map(orderedLine), now, { user })
  const pointsSpent = await settlePoints(transaction, row, price.result, now)
  const saved = await saveSession(transaction, row, { section, ...price, pointsSpent })
  const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  const detail = { from: row.section, to: section }
  await addEvents(transaction, { ...event, kind: 'section', detail })
  return { state: { ...state, row: saved } }
}

/** `create tableSessions/changeSection` (SESS-7.3): later orders are of that section. */
export const changeSection = (
  ordering: Ordering,
  { session, section }: ChangeSectionData,
  actorIn: (shop: string) => Actor,
): Promise<TableSession> =>
  changeSession(ordering, session, (locked) =>
    changed(locked, section, actorIn(locked.state.row.shop)),
  )
