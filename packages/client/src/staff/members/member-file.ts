import { type ImportProblem, type MembersImport, mostMemberRows } from '@comanda/contract'
import {
  guessedMemberColumns,
  importMembers,
  type MemberColumn,
  type MemberRow,
  readMemberFile,
} from '@comanda/shop-rules/member-import'
import { fromCents, toCents } from '@comanda/engine/money'
import { readCsvTitles } from '@comanda/shop-rules/sheets'
import type { Authentication } from '../../authentication/authentication.ts'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { httpDownload } from '../../connection/http-download.ts'
import type { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { randomKey } from '../../ids/random-key.ts'
import { createStore, type Store } from '../../store/store.ts'

/** What the parts of a file that were read or written so far change together. `balance` in currency units. */
export type MemberSums = Pick<
  MembersImport,
  'added' | 'changed' | 'unchanged' | 'points' | 'balance'
>

/** A file of members as it was chosen, and how far it is. */
export interface ChosenMembers {
  readonly name: string
  readonly titles: readonly string[]
  readonly columns: readonly (MemberColumn | undefined)[]
  /** How many members the file has. */
  readonly rows: number
  readonly step: 'reading' | 'read' | 'writing' | 'written'
  /** How many rows of the step are done. */
  readonly done: number
  readonly sums: MemberSums
  readonly problems: readonly ImportProblem[]
  /** What stopped the step. */
  readonly failure?: CallError | undefined
}

/** A file of members of a shop: what it would change, and how it is written, part after part (IMPORT-6.7). */
export interface MemberFile {
  /** Undefined until a file is chosen. */
  readonly state: Store<ChosenMembers | undefined>
  /** Reads what a file would change. Resolves once that is shown, also if it failed. */
  readonly choose: (name: string, text: string) => Promise<void>
  /** Says what a column has, undefined for nothing of use, and reads the file again. */
  readonly mapColumn: (index: number, column: MemberColumn | undefined) => Promise<void>
  /** Writes the file, or the parts of it that are left, with what members read beside it. */
  readonly apply: (note: string) => Promise<void>
}

interface Part {
  readonly rows: MemberRow[]
  readonly idempotencyKey: string
  readonly revision: string
}

const none: MemberSums = { added: 0, changed: 0, unchanged: 0, points: 0, balance: 0 }
const summed = (one: MemberSums, other: MemberSums): MemberSums => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  points: one.points + other.points,
  balance: fromCents(toCents(one.balance) + toCents(other.balance)),
})

/** Returns the rows of persons that a file has twice: parts do not know each other. */
const repeated = (rows: readonly MemberRow[]): readonly ImportProblem[] =>
  importMembers(rows, { members: [], levels: [], ranks: [] }).problems.flatMap(
    ({ row, code, text }) => (code === 'twice' ? [{ row, code, text }] : []),
  )

export const createMemberFile = (
  connection: Pick<Connection, 'service' | 'status'>,
  shop: string,
): MemberFile => {
  const { service } = connection
  const state = createStore<ChosenMembers | undefined>(undefined)
  let file = ''
  let parts: Part[] = []

  /** Takes a step further, unless another file was chosen since. Returns what is shown then. */
  const move = (shown: ChosenMembers, next: Partial<ChosenMembers>): ChosenMembers | undefined => {
    if (state.get() !== shown) return undefined
    const moved = { ...shown, ...next }
    state.set(moved)
    return moved
  }

  const readPart = async (rows: MemberRow[]): Promise<MembersImport> => {
    assertOnline(connection)
    return service('users/members/import').create({ shop, rows })
  }

  const read = async (chosen: ChosenMembers): Promise<void> => {
    const { rows, problems } = readMemberFile(file, chosen.columns)
    parts = []
    const first = problems.length > 0 ? [...problems] : repeated(rows)
    let shown: ChosenMembers | undefined = {
      ...chosen,
      rows: rows.length,
      problems: first.map(({ row, code, text }) => ({ row, code, text })),
    }
    state.set(shown)
    try {
      const unread = first.length > 0 ? [] : rows
      for (let at = 0; shown && at < unread.length; at += mostMemberRows) {
        const part = unread.slice(at, at + mostMemberRows)
        const result: MembersImport = await readPart(part)
        parts.push({ rows: part, idempotencyKey: randomKey(), revision: result.revision })
        shown = move(shown, {
          done: at + part.length,
          sums: summed(shown.sums, result),
          problems: [...shown.problems, ...result.problems],
        })
      }
      if (shown) move(shown, { step: 'read' })
    } catch (error) {
      if (shown) move(shown, { failure: normaliseError(error) })
    }
  }

  const start = (chosen: Pick<ChosenMembers, 'name' | 'titles' | 'columns'>): Promise<void> => {
    const fresh = { step: 'reading' as const, rows: 0, done: 0, sums: none, problems: [] }
    return read({ ...chosen, ...fresh })
  }

  return {
    state,
    choose: async (name, text) => {
      file = text
      const titles = readCsvTitles(text)
      await start({ name, titles, columns: guessedMemberColumns(titles) })
    },
    mapColumn: async (index, column) => {
      const present = state.get()
      if (!present) return
      const columns = present.columns.map((one, at) =>
        at === index ? column : one === column ? undefined : one,
      )
      await start({ name: present.name, titles: present.titles, columns })
    },
    apply: async (note) => {
      const present = state.get()
      if (!present || (present.step !== 'read' && present.step !== 'writing')) return
      let shown: ChosenMembers | undefined = {
        ...present,
        ...(present.step === 'read' ? { step: 'writing' as const, done: 0, sums: none } : {}),
        failure: undefined,
      }
      state.set(shown)
      try {
        for (const part of parts) {
          assertOnline(connection)
          const result: MembersImport = await service('users/members/apply').create({
            shop,
            note,
            ...part,
          })
          parts = parts.filter((one) => one !== part)
          const { problems } = result
          shown =
            shown &&
            move(shown, {
              done: shown.done + part.rows.length,
              sums: summed(shown.sums, result),
              problems,
            })
          if (problems.length > 0 || !shown) return
        }
        if (shown) move(shown, { step: 'written' })
      } catch (error) {
        if (shown) move(shown, { failure: normaliseError(error) })
      }
    },
  }
}

/** Returns all members as a file, for owners. Fails with a `CallError`. */
export const downloadMembers = (
  { url }: Pick<Connection, 'url'>,
  authentication: Pick<Authentication, 'accessToken'>,
  shop: string,
): Promise<Blob> =>
  httpDownload(url, 'exports/members.csv', {
    accessToken: authentication.accessToken(),
    query: { shop },
  })
