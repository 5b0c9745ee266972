import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Next to this file in the sources, and next to the bundle when built. */
const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The first line of a migration whose statements each run by themselves, since a transaction cannot contain them. */
const outsideMark = '-- migration: outside a transaction'

/** A file of `migrations/`. */
export interface Migration {
  readonly name: string
  /** What the journal of the database knows it by, in ms since 1970. */
  readonly when: number
  readonly hash: string
  readonly statements: readonly string[]
  /** Whether its statements run outside a transaction, such as indexes that are built concurrently. */
  readonly isOutside: boolean
}

/** Returns a migration from the text of its file. */
export const migrationOf = (name: string, when: number, text: string): Migration => ({
  name,
  when,
  hash: createHash('sha256').update(text).digest('hex'),
  statements: text.split('--> statement-breakpoint'),
  isOutside: text.startsWith(outsideMark),
})

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

/** Reads all migrations of this build, the oldest first. */
export const readMigrations = (): Migration[] => {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
  return journal.entries.map(({ tag, when }) =>
    migrationOf(tag, when, readFileSync(join(folder, `${tag}.sql`), 'utf8')),
  )
}
