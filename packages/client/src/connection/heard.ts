/** What events tell of records while a list of them loads: it may be newer than the list, or not in it yet. */
export interface Heard<R extends { readonly _id: string }> {
  /** Forgets what was announced before: a load begins. */
  readonly begin: () => void
  readonly put: (record: R) => void
  readonly remove: (id: string) => void
  /** Returns the records that were found with what was announced since the load began in their place; `isNewer` says which of two to take. */
  readonly over: (found: Iterable<R>, isNewer?: (heard: R, found: R) => boolean) => Map<string, R>
}

export const createHeard = <R extends { readonly _id: string }>(): Heard<R> => {
  let heard = new Map<string, R | undefined>()
  return {
    begin: () => {
      heard = new Map()
    },
    put: (record) => void heard.set(record._id, record),
    remove: (id) => void heard.set(id, undefined),
    over: (found, isNewer = () => true) => {
      const all = new Map(Array.from(found, (record) => [record._id, record]))
      for (const [id, record] of heard) {
        const other = all.get(id)
        if (!record) all.delete(id)
        else if (!other || isNewer(record, other)) all.set(id, record)
      }
      return all
    },
  }
}
