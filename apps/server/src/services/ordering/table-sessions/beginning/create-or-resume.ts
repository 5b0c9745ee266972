import type { CreateOrResumeData, CreateOrResumeResult, Menu } from '@comanda/contract'
import { sittingOf } from '@comanda/shop-rules/sessions'
import { localMoment } from '@comanda/engine/time'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import { allEnded } from '../../../../database/all-ended.ts'
import { logInTransaction } from '../../../../audit/pending-action.ts'
import { inTransaction, writeBehind } from '../../../../database/transaction.ts'
import type { Database } from '../../../../database/connect.ts'
import { menuRevision } from '../../../catalogue/menus/menu-revision.ts'
import { sourceOf } from '../actor-of.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { newSession, newSessionIds, type SessionIds, servingSection } from './new-session.ts'
import type { Ordering } from '../ordering.ts'
import { noBooks } from '../../pricing/past-books.ts'
import { priceSession } from '../../pricing/price-session.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { announceGuest } from '../../shared-carts/announce.ts'
import { tableGuest } from '../../shared-carts/guest-rows.ts'
import { announceNewSession } from '../../announcements/announce.ts'
import { saveMemberSession } from '../../queries/save-member-session.ts'
import { addEvents } from '../../queries/add-events.ts'
import { loadSession } from '../../queries/load-session.ts'
import {
  partyAtLocked,
  partyAtTable,
} from '../../../reservations/reservations/queries/guests-at-tables.ts'
import { activeSessionOfTable } from '../../queries/active-session-of-table.ts'
import { sessionRecord, withRestoreKey, type SessionState } from '../../records/session-record.ts'
import type { FoundCode } from '../../table-codes/find-table-code.ts'
import { tableCodeRefusals } from '../../table-codes/table-code-refusals.ts'
import { announceTable, markTable } from '../../table-view-items/set-cleaning.ts'
import { assertEnters, bindLocked, entryCode, tableOfCode } from './entry-code.ts'
import { enteredCart } from './entered-cart.ts'
import { tableCodeRefusal } from './table-code-refusal.ts'
import { type SessionRow, tableSessions } from '../../../../tables/table-sessions.ts'
import { shopNotFound } from '../../../../errors/shop-not-found.ts'

interface Entering {
  readonly data: CreateOrResumeData
  readonly menu: Menu
  readonly code: FoundCode
  readonly actor: Actor
  readonly ids: SessionIds
  readonly now: Date
}

const noneOpen: Refusal = {
  kind: 'NotFound',
  code: 'sessionNotFound',
  message: 'There is no open session at this table.',
}

/** The session of a table that somebody has entered. */
export interface EnteredTable {
  readonly session: string
  readonly created: boolean
}

const openingRow = ({ data, menu, code: { table }, actor, ids, now }: Entering): SessionRow => {
  const row = newSession(
    menu,
    'dineIn',
    {
      ...ids,
      tableItem: table._id,
      tableName: table.name,
      qrCodeViewItem: table._id,
      capacity: data.capacity ?? 1,
      source: sourceOf(actor),
      section: servingSection(menu, data.section, now),
      user: actor.role === 'diner' ? (actor.user ?? null) : null,
      ...sittingOf(menu.shop, now.getTime(), localMoment(now.getTime(), menu.shop.timeZone)),
    },
    now,
  )
  return { ...row, ...priceSession(menu, row, [], now, { books: noBooks }) }
}

const joined = async (
  transaction: Database,
  { data, code }: Entering,
  open: string | undefined,
): Promise<SessionState | undefined> => {
  assertEnters(code, open)
  return open === undefined ? undefined : loadSession(transaction, data.shop, open)
}

const addJoined = async (
  transaction: Database,
  { data, actor, now }: Pick<Entering, 'data' | 'actor' | 'now'>,
  { state }: { readonly state: SessionState },
): Promise<void> => {
  const event = { shop: data.shop, session: state.row._id, at: now.toISOString() }
  await addEvents(transaction, { ...event, kind: 'joined', actor, detail: {} })
}

/** Opens a session at a table that is locked and free. */
const opened = async (transaction: Database, entering: Entering): Promise<SessionState> => {
  const { data, code, actor, now } = entering
  const row = openingRow(entering)
  await writeBehind(transaction, transaction.insert(tableSessions).values(row).execute())
  await saveMemberSession(transaction, row)
  const event = { shop: data.shop, session: row._id, at: now.toISOString() }
  const detail = { table: code.table._id, capacity: row.capacity }
  await addEvents(transaction, { ...event, kind: 'opened', actor, detail })
  return { row, lines: [], orders: [], payments: [], attempts: [] }
}

const entered = async (transaction: Database, entering: Entering, open: string | undefined) => {
  const { data, code, now } = entering
  const there = await joined(transaction, entering, open)
  if (there) return { state: there, created: false }
  if (data.create === false) throw refused(noneOpen)
  const { shop } = data
  const { _id: table } = code.table
  // Others may have sat down; from here on nobody does.
  const [party, active] = await allEnded([
    partyAtLocked(transaction, { shop, table, now }),
    activeSessionOfTable(transaction, shop, table),
  ])
  const others = await joined(transaction, entering, active ?? party)
  if (others) return { state: others, created: false }
  return { state: await opened(transaction, entering), created: true }
}

/**
 * `create tableSessions/createOrResume`: checks the code of a table (SESS-3), then joins the table's active session or
 * opens one. `countUnknown` counts a code that no table has; `also` is done in the same transaction; those
 * at `address` who ask the guests of a table are counted.
 */
export const createOrResume = async (
  ordering: Ordering,
  data: CreateOrResumeData,
  actor: Actor,
  countUnknown: () => Promise<void>,
  also?: (transaction: Database, entered: EnteredTable) => Promise<void>,
  address = '',
): Promise<CreateOrResumeResult> => {
  const menu = await ordering.menuOf(data.shop)
  if (!menu) throw refused(shopNotFound)
  const now = new Date(ordering.now())
  const isStaff = actor.role === 'staff'
  const ids = await newSessionIds(ordering, data.shop)
  const done = await inTransaction(ordering.database, async (transaction) => {
    const at = { shop: data.shop, table: tableOfCode(data), now }
    const [code, revision, active, party] = await allEnded([
      entryCode(transaction, data, actor),
      menuRevision(transaction, data.shop),
      // Sent behind the lock of the code: it sees the session that another call has opened with it.
      activeSessionOfTable(transaction, data.shop, at.table),
      partyAtTable(transaction, at),
    ])
    if (!code) return undefined
    const refusal = tableCodeRefusal(data, code, menu.shop, now, isStaff)
    if (refusal) throw refused(refusal)
    const menuNow = await ordering.menuAt(transaction, menu, revision)
    const entering = { data, menu: menuNow, code, actor, ids, now }
    const there = await entered(transaction, entering, active ?? party)
    if (code.kind === 'shown' && code.session === null)
      await bindLocked(transaction, data, there.state.row._id)
    await also?.(transaction, { session: there.state.row._id, created: there.created })
    const entry = await enteredCart(
      transaction,
      ordering,
      { data, menu: menuNow, now },
      there.state,
      address,
    )
    // Who waits has not joined.
    if (!there.created && !entry?.refusal) await addJoined(transaction, { data, actor, now }, there)
    const ofTable = { shop: data.shop, table: code.table._id }
    const cleaned = there.created ? markTable(transaction, ofTable, 'clean') : undefined
    if (cleaned) await writeBehind(transaction, cleaned)
    const changed = { shop: data.shop, record: there.state.row._id }
    return {
      ...there,
      entry,
      cleaned,
      logged: await logInTransaction(transaction, 'tableSessions', changed),
    }
  })
  if (!done) {
    await countUnknown()
    const refusal = tableCodeRefusal(data, undefined, menu.shop, now, isStaff)
    throw refused(refusal ?? tableCodeRefusals.fixedCodeTableInvalid)
  }
  const { state, created, entry, cleaned, logged } = done
  logged()
  if (entry?.event && entry.guest) announceGuest(ordering.bus, entry.guest, state.row, entry.event)
  if (entry?.refusal) throw refused(entry.refusal)
  const record = sessionRecord(state, sectionsOf(menu, state.row, now))
  if (created) announceNewSession(ordering.bus, record)
  announceTable(ordering.bus, await cleaned)
  const session = withRestoreKey(record, state.row)
  const guest = entry?.guest && { guest: tableGuest(entry.guest, state.row) }
  return { session, restoreKey: session.restoreKey, created, ...guest }
}
