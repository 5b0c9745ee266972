/** Reads the records of these ids, each once; those that are not there are left out. */
export type ReadMany<R> = (ids: readonly string[]) => Promise<ReadonlyMap<string, R>>

/** The most that are read at once. */
const most = 200

/** What an id may be. Another is not looked for: it could spoil the statement for all that are read with it. */
const possibleId = /^[\w-]{1,64}$/

/**
 * Reads one record a call, but those that are asked for in the same turn of the event loop by one statement: under load
 * the way to the database and back is what a read costs. Nothing is remembered; whoever asks reads what is there
 * after the question.
 */
export const batchReads = <R extends object>(
  readMany: ReadMany<R>,
): ((id: string) => Promise<R | undefined>) => {
  let gathering:
    { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, R>> } | undefined
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
