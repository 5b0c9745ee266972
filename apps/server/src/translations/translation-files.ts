import { createHash } from 'node:crypto'
import { appLocales, type Translation } from '@comanda/contract'
import { asc } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { groupBy } from '../records/group-by.ts'
import { translations } from '../tables/translations.ts'

type App = Translation['app']
type Locale = Translation['locale']

/** The parameters of a file. */
export interface FileName {
  readonly app: App
  /** With unpublished messages. */
  readonly isDraft: boolean
  /** With a region's messages instead of the general ones. */
  readonly region?: string | undefined
  /** In one language only. */
  readonly locale?: Locale | undefined
}

/** A file as it is served. */
export interface TranslationFile {
  readonly json: string
  readonly etag: string
}

type Row = typeof translations.$inferSelect
type Messages = Record<string, string>

/** Specific messages replace general ones: a region's message the general one, a draft the published one. */
const weight = ({ region, draft }: Row): number => (region === null ? 0 : 2) + (draft ? 1 : 0)

const isIn = ({ region, draft }: Row, file: FileName): boolean =>
  (file.isDraft || !draft) && (region === null || region === file.region)

const messagesOf = (rows: readonly Row[], file: FileName): Messages => {
  const messages: Messages = {}
  const own = rows.filter((row) => isIn(row, file))
  for (const { key, value } of own.toSorted((a, b) => weight(a) - weight(b))) messages[key] = value
  return messages
}

const fileOf = (rows: readonly Row[], file: FileName): TranslationFile => {
  const own = groupBy(
    rows.filter(({ app }) => app === file.app),
    ({ locale }) => locale,
  )
  const of = (locale: Locale) => messagesOf(own.get(locale) ?? [], file)
  const content = file.locale
    ? of(file.locale)
    : Object.fromEntries(appLocales.map((locale) => [locale, of(locale)]))
  const json = JSON.stringify(content)
  const hash = createHash('sha256').update(json).digest('base64url')
  return { json, etag: `"${hash.slice(0, 22)}"` }
}

/** Caches the files of messages that replace the apps' own, until one of them changes. */
export class TranslationFiles {
  readonly #database: Database
  #rows: Promise<Row[]> | undefined
  readonly #files = new Map<string, TranslationFile>()
  constructor(database: Database) {
    this.#database = database
  }

  async file(name: FileName): Promise<TranslationFile> {
    this.#rows ??= this.#read()
    const reading = this.#rows
    const rows = await reading
    const word = [name.app, name.isDraft, name.region, name.locale].join(' ')
    const known = this.#files.get(word)
    if (known) return known
    const made = fileOf(rows, name)
    if (this.#rows === reading && this.#files.size < 1000) this.#files.set(word, made)
    return made
  }

  /** Clears the cache, since a message may have changed. */
  clear(): void {
    this.#rows = undefined
    this.#files.clear()
  }

  async #read(): Promise<Row[]> {
    try {
      return await this.#database
        .select()
        .from(translations)
        .orderBy(asc(translations.key), asc(translations._id))
    } catch (error) {
      this.#rows = undefined
      throw error
    }
  }
}
