import type { IntentionTable } from './intention-table.ts'

const STORE = 'intentions'

/** Resolves at one of two events of a request or transaction, and rejects at the other. */
const settled = (target: EventTarget, done: string, failed: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    target.addEventListener(done, resolve)
    target.addEventListener(failed, () => reject(new Error(`IndexedDB: ${failed}`)))
  })

const openDatabase = async (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open('comanda', 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'key' }),
  )
  await settled(request, 'success', 'error')
  return request.result
}

const all = async (database: IDBDatabase): Promise<readonly unknown[]> => {
  const request: IDBRequest<unknown[]> = database.transaction(STORE).objectStore(STORE).getAll()
  await settled(request, 'success', 'error')
  return request.result
}

const update = async (
  database: IDBDatabase,
  key: string,
  edit: (stored: unknown) => unknown,
): Promise<unknown> => {
  // By default a browser reports a transaction as complete before the disk has it, and a killed browser loses it.
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
  const store = transaction.objectStore(STORE)
  const request: IDBRequest<unknown> = store.get(key)
  let next: unknown
  request.addEventListener('success', () => {
    next = edit(request.result)
    if (next === undefined) store.delete(key)
    else if (next !== request.result) store.put(next)
  })
  await settled(transaction, 'complete', 'abort')
  return next
}

/** A table in IndexedDB. A browser may close the database at any time: it is opened again for the next call. */
export const intentionDatabase = (factory: IDBFactory): IntentionTable => {
  let opened: Promise<IDBDatabase> | undefined
  const use = async <T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> => {
    try {
      opened ??= openDatabase(factory)
      return await work(await opened)
    } catch (failure) {
      opened = undefined
      throw failure
    }
  }
  return {
    all: () => use(all),
    update: (key, edit) => use((database) => update(database, key, edit)),
  }
}
