import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import { type Intention, isSameIntention, readIntention } from './intention.ts'
import { type IntentionTable, savedIntentionTable } from './intention-table.ts'

/** The intentions of this device whose outcome is not known. */
export interface Intentions {
  /** The keys of all of them; empty until they are read. */
  readonly keys: Store<readonly string[]>
  /** Returns the intentions whose key has this prefix. */
  readonly list: (prefix: string) => Promise<readonly Intention[]>
  /**
   * Saves an intention unless its key has one. Resolves, once it is on disk, to the intention of the key: if it is
   * another one, this page or another has sent that before.
   */
  readonly claim: (intention: Intention) => Promise<Intention>
  /** Deletes an intention whose outcome is known. */
  readonly settle: (intention: Intention) => Promise<void>
  /** Returns `true` if another page has settled it. */
  readonly isSettled: (intention: Intention) => Promise<boolean>
}

export interface IntentionsOptions {
  /** Used if IndexedDB is missing or fails. */
  readonly storage: KeyStorage
  /** `null`: it is not to be used. */
  readonly indexedDB?: IDBFactory | null | undefined
  readonly now?: () => number
  /** The timeout of IndexedDB, in ms. */
  readonly timeout?: number
}

const TIMEOUT = 3000

const fail = () => Promise.reject(new Error('There is no IndexedDB'))
const missing: IntentionTable = { all: fail, update: fail }

/** Loads the IndexedDB code, which the first screen does not need. */
const loadDatabase = async (indexedDB: IDBFactory | null | undefined): Promise<IntentionTable> => {
  if (!indexedDB) return missing
  try {
    const { intentionDatabase } = await import('./intention-database.ts')
    return intentionDatabase(indexedDB)
  } catch {
    return missing
  }
}

export const createIntentions = ({
  storage,
  indexedDB = globalThis.indexedDB,
  now = Date.now,
  timeout = TIMEOUT,
}: IntentionsOptions): Intentions => {
  let database = loadDatabase(indexedDB)
  const saved = savedIntentionTable(storage)

  /** Fails if the database takes too long; from then on it counts as missing. */
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        database = Promise.resolve(missing)
        fail().catch(reject)
      }, timeout)
      work.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  const read = async (table: IntentionTable, prefix: string): Promise<readonly Intention[]> =>
    (await inTime(table.all())).flatMap((value) => {
      const intention = readIntention(value, now())
      return intention?.key.startsWith(prefix) ? [intention] : []
    })
  const list = async (prefix: string): Promise<readonly Intention[]> => [
    ...(await read(await database, prefix).catch(() => [])),
    ...(await read(saved, prefix)),
  ]

  const keys = createStore<readonly string[]>([])
  const followKeys = async (): Promise<void> => keys.set((await list('')).map(({ key }) => key))
  void followKeys()

  return {
    keys,
    list,
    claim: async (intention) => {
      const { key } = intention
      const edit = (stored: unknown) => readIntention(stored, now()) ?? intention
      const [earlier] = (await read(saved, key)).filter((one) => one.key === key)
      if (earlier) return earlier
      const standing = await inTime((await database).update(key, edit)).catch(() =>
        saved.update(key, edit),
      )
      void followKeys()
      return readIntention(standing, now()) ?? intention
    },
    settle: async (intention) => {
      const edit = (stored: unknown) =>
        isSameIntention(readIntention(stored, now()), intention) ? undefined : stored
      await saved.update(intention.key, edit)
      await inTime((await database).update(intention.key, edit)).catch(() => undefined)
      void followKeys()
    },
    isSettled: async (intention) => {
      const isThere = (all: readonly Intention[]) =>
        all.some((one) => isSameIntention(one, intention))
      if (isThere(await read(saved, intention.key))) return false
      // If the database cannot be read, the intention stays: retrying is safe, losing it is not.
      return read(await database, intention.key).then(
        (all) => !isThere(all),
        () => false,
      )
    },
  }
}
