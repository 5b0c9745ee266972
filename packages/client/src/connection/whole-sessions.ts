import { changedSession, type SessionChange, type TableSession } from '@comanda/contract'
import { disconnected } from '../errors/call-error.ts'

/** The most sessions that are remembered; of others a change is answered by reading the session. */
const MOST = 300

/** How often a session is read again that came older than a change of it: from a copy of the database that lags. */
const READS = 3

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value ? { ...value } : {}

const isSession = (value: Fields): boolean =>
  typeof value['version'] === 'number' && Array.isArray(value['products'])

const isChange = (value: Fields): boolean =>
  'change' in value && typeof value['from'] === 'number' && typeof value['version'] === 'number'

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
  /**
   * Notes the sessions in the result of a call. Returns the result; one that says what has changed of a session, with the whole
   * session, as new as it is known. Throws if that has to be read and cannot be: the call is to be sent again.
   */
  readonly note: (path: string, args: readonly unknown[], result: unknown) => Promise<unknown>
  /** Dispatches an event; that of a change as `tableSessions patched`, with the whole session. */
  readonly receive: (name: string, record: unknown) => void
}

export const wholeSessions = (
  read: (id: string) => Promise<unknown>,
  dispatch: (name: string, record: unknown) => void,
): WholeSessions => {
  const known = new Map<string, TableSession>()
  /** The sessions that are being read, with the changes that arrive in the meantime. */
  const reading = new Map<string, { missed: SessionChange[]; done: Promise<void> }>()

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
  const change = (changed: SessionChange): Promise<void> | undefined => {
    const { _id: id } = changed
    const read = reading.get(id)
    if (read) {
      read.missed.push(changed)
      return read.done
    }
    if (apply(changed)) return undefined
    const missed = [changed]
    const done = load(id, missed)
    reading.set(id, { missed, done })
    return done
  }
  const answered = async (result: Fields): Promise<unknown> => {
    const { _id, shop, from, version, change: is, ...own } = result
    const changed = { _id, shop, from, version, change: is } as SessionChange
    await change(changed)
    const session = known.get(changed._id)
    if (!session || session.version < changed.version) throw disconnected()
    return { ...session, ...own }
  }

  return {
    note: async (path, args, result) => {
      const fields = fieldsOf(result)
      if (isChange(fields)) return answered(fields)
      if (
        path.startsWith('tableSessions') &&
        !('$select' in fieldsOf(fieldsOf(args.at(-1))['query']))
      )
        for (const session of sessionsIn(result)) keep(session)
      return result
    },
    receive: (name, record) => {
      if (name === 'tableSessions changed') {
        void change(record as SessionChange)
        return
      }
      if (name.startsWith('tableSessions ')) for (const session of sessionsIn(record)) keep(session)
      dispatch(name, record)
    },
  }
}
