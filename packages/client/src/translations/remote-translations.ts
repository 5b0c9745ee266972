import type { MissingTranslationData } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { httpCall } from '../connection/http-call.ts'
import { jsonObject } from '../json/json-object.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'

/** How long missing messages are collected before they are reported, in ms (CALL-3.4). */
export const REPORT_DELAY = 3000
/** Most keys of one report. */
const MAX_KEYS = 100

type Language = MissingTranslationData['locale']

/** Messages of one language that replace the app's own, by their keys. */
export type RemoteMessages = Readonly<Record<string, string>>

/** Messages that staff wrote, and reports of missing ones (CALL-3.3, CALL-3.4). */
export interface RemoteTranslations {
  /** By language; the cached ones until they are loaded. */
  readonly state: Store<ReadonlyMap<string, RemoteMessages>>
  /** Loads a language now, and again on each connect. */
  readonly load: (locale: Language) => void
  /** Reports a key without a message: once, batched with others. */
  readonly miss: (locale: Language, key: string) => void
  readonly close: () => void
}

export interface RemoteTranslationsOptions {
  readonly app: MissingTranslationData['app']
  readonly storage: KeyStorage
  readonly key: string
}

const messagesOf = (value: unknown): RemoteMessages =>
  Object.fromEntries(
    Object.entries(jsonObject(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

export const createRemoteTranslations = (
  connection: Connection,
  { app, storage, key }: RemoteTranslationsOptions,
): RemoteTranslations => {
  const entry = jsonEntry(storage, key)
  const cached = Object.entries(jsonObject(entry.read()))
  const state = createStore<ReadonlyMap<string, RemoteMessages>>(
    new Map(cached.map(([locale, messages]) => [locale, messagesOf(messages)])),
  )
  const reported = new Set<string>()
  let missing = new Map<Language, string[]>()
  let report: ReturnType<typeof setTimeout> | undefined
  let shown: Language | undefined

  const fetchMessages = async (locale: Language): Promise<void> => {
    try {
      const response = await httpCall(connection.url, `locales/${app}/${locale}.json`)
      const messages = messagesOf(await response.json())
      const before = state.get().get(locale)
      if (JSON.stringify(before ?? {}) === JSON.stringify(messages)) return
      state.set(new Map(state.get()).set(locale, messages))
      entry.write(Object.fromEntries(state.get()))
    } catch {
      // The app's own messages stay.
    }
  }
  const send = (): void => {
    const batches = missing
    missing = new Map()
    report = undefined
    for (const [locale, keys] of batches)
      connection
        .service('missingTranslations')
        .create({ app, locale, keys: keys.slice(0, MAX_KEYS) })
        .catch(() => undefined)
  }
  const unlisten = connection.onConnect(() => {
    if (shown) void fetchMessages(shown)
  })

  return {
    state,
    load: (locale) => {
      shown = locale
      if (connection.status.get() === 'online') void fetchMessages(locale)
    },
    miss: (locale, missed) => {
      const name = `${locale} ${missed}`
      if (reported.has(name)) return
      reported.add(name)
      missing.set(locale, [...(missing.get(locale) ?? []), missed])
      report ??= setTimeout(send, REPORT_DELAY)
    },
    close: () => {
      clearTimeout(report)
      unlisten()
    },
  }
}
