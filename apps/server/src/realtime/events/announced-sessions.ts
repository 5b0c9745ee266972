import { type SessionChange, sessionChange, type TableSession } from '@comanda/contract'
import { LRUCache } from 'lru-cache'
import { changeOf } from '../../records/session-changes.ts'

/** The lines of the sessions that are remembered, in all. */
const mostLines = 20_000

/** The sessions as this server last announced them to somebody who asks for their changes. */
export class AnnouncedSessions {
  readonly #last = new LRUCache<string, TableSession>({
    maxSize: mostLines,
    sizeCalculation: ({ products }) => products.length + 1,
  })

  /**
   * Notes that a session is announced. Returns what has changed since it was announced before, or undefined if that was not
   * the version before: its readers get it whole.
   */
  changeTo(session: TableSession): SessionChange | undefined {
    const before = this.#last.get(session._id)
    if (before && before.version > session.version) return undefined
    this.#last.set(session._id, session)
    if (before?.version !== session.version - 1) return undefined
    return changeOf(session) ?? sessionChange(before, session)
  }
}
