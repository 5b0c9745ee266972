/** Returns the records of these ids; ids without a record are left out. */
export type ReadMany<R> = (ids: readonly string[]) => Promise<ReadonlyMap<string, R>>

/** The most records of one statement. */
const most = 200

/** The format of ids. Others are not looked up: they could fail the statement for the whole batch. */
const possibleId = /^[\w-]{1,64}$/

/**
 * Returns a function that reads one record, and combines the reads of one turn of the event loop into one statement:
 * under load the round trip is most of a read's cost. Nothing is cached; each read sees the data after its call.
 */
export const batchReads = <R extends object>(
  readMany: ReadMany<R>,
): ((id: string) => Promise<R | undefined>) => {
  let gathering:
    | { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, R>> }
    | undefined
  const gather = () => {
    const ids = new Set<string>()
    const turn = new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
    const found = turn.then(() => {
      if (gathering?.ids === ids) gathering = undefined
      return readMany([...ids])
    })
    return { ids, found }
  }
  return async (id) => {
    if (!possibleId.test(id)) return undefined
    if (!gathering || gathering.ids.size >= most) gathering = gather()
    const { ids, found } = gathering
    ids.add(id)
    const record = (await found).get(id)
    return record && { ...record }
  }
}
