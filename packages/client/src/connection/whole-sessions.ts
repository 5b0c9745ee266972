import { changedSession, type SessionChange, type TableSession } from '@comanda/contract'

/** The most sessions that are remembered; of others a change is answered by reading the session. */
const MOST = 300

/** How often a session is read again that came older than a change of it: from a copy of the database that lags. */
const READS = 3

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value ? { ...value } : {}

const isSession = (value: Fields): boolean =>
  typeof value['version'] === 'number' && Array.isArray(value['products'])

/** What a response has beside the session that everybody hears of. */
const ofCaller: ReadonlySet<string> = new Set(['order', 'restoreKey', 'restoreKeys', 'pricedWith'])

const publicPart = (record: Fields): TableSession =>
  Object.fromEntries(
    Object.entries(record).filter(([field]) => !ofCaller.has(field)),
  ) as unknown as TableSession

const sessionsIn = (result: unknown): readonly TableSession[] => {
  const fields = fieldsOf(result)
  const list: readonly unknown[] = Array.isArray(fields['data'])
    ? fields['data']
    : [fields['session'] ?? fields]
  return list.map(fieldsOf).filter(isSession).map(publicPart)
}

/** Makes whole sessions of what the server says has changed of them (EVENT-2). */
export interface WholeSessions {
  /** Notes the sessions in the result of a call. */
  readonly note: (path: string, args: readonly unknown[], result: unknown) => void
  /** Dispatches an event; that of a change as `tableSessions patched`, with the whole session. */
  readonly receive: (name: string, record: unknown) => void
}

export const wholeSessions = (
  read: (id: string) => Promise<unknown>,
  dispatch: (name: string, record: unknown) => void,
): WholeSessions => {
  const known = new Map<string, TableSession>()
  /** The changes that arrive while a session is read. */
  const reading = new Map<string, SessionChange[]>()

  const keep = (session: TableSession): void => {
    const before = known.get(session._id)
    if (before && before.version > session.version) return
    known.delete(session._id)
    known.set(session._id, session)
    const [oldest] = known.keys()
    if (known.size > MOST && oldest !== undefined) known.delete(oldest)
  }
  /** Returns whether the session is as new as the change after it. */
  const apply = (change: SessionChange): boolean => {
    const before = known.get(change._id)
    if (before && before.version >= change.version) return true
    if (before?.version !== change.from) return false
    const session = changedSession(before, change)
    keep(session)
    dispatch('tableSessions patched', session)
    return true
  }
  const load = async (id: string, missed: SessionChange[]): Promise<void> => {
    reading.set(id, missed)
    try {
      for (let reads = 0; reads < READS; reads++) {
        for (const session of sessionsIn(await read(id))) {
          keep(session)
          dispatch('tableSessions patched', session)
        }
        if (missed.map(apply).every(Boolean)) return
      }
    } catch {
      // It is read at the next change, or by its screen once there is a connection.
      known.delete(id)
    } finally {
      reading.delete(id)
    }
  }
  const change = (changed: SessionChange): void => {
    const missed = reading.get(changed._id)
    if (missed) missed.push(changed)
    else if (!apply(changed)) void load(changed._id, [changed])
  }

  return {
    note: (path, args, result) => {
      if (
        !path.startsWith('tableSessions') ||
        '$select' in fieldsOf(fieldsOf(args.at(-1))['query'])
      )
        return
      for (const session of sessionsIn(result)) keep(session)
    },
    receive: (name, record) => {
      if (name === 'tableSessions changed') return change(record as SessionChange)
      if (name.startsWith('tableSessions ')) for (const session of sessionsIn(record)) keep(session)
      dispatch(name, record)
    },
  }
}
