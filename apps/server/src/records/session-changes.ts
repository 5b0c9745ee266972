import type { SessionChange, TableSession } from '@comanda/contract'

/** How a session has changed, by its record, or by a response that has all of its fields. */
const changes = new WeakMap<object, SessionChange>()

/** Notes how a session became what its record says. */
export const noteChange = (record: TableSession, change: SessionChange): void => {
  changes.set(record, change)
}

/** Returns how the session of a record has changed, if it was noted. */
export const changeOf = (record: object): SessionChange | undefined => changes.get(record)
