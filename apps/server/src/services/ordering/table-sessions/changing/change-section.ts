import type { ChangeSectionData, TableSession } from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { type ChangedSession, changeSession, type LockedSession } from '../change-session.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { Ordering } from '../ordering.ts'
import { sectionsOf, servingSections } from '../../pricing/session-sections.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import { sessionClosed } from '../session-refusals.ts'

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
  // what was ordered keeps its price, also if a rule is for the former section
  const pricedWith =
    row.pricedWith && state.lines.length > 0 ? { ...row.pricedWith, kept: true as const } : null
  const saved = await saveSession(transaction, row, { section, ...(pricedWith && { pricedWith }) })
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
