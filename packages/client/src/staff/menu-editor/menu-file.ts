import type { ApplyMenuResult, ImportMenuData, ImportMenuResult } from '@comanda/contract'
import { guessedColumns, programOf, readCsvTitles } from '@comanda/engine/sheets'
import type { MenuColumn } from '@comanda/engine/menu-import'
import type { Authentication } from '../../authentication/authentication.ts'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { httpDownload } from '../../connection/http-download.ts'
import type { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { randomKey } from '../../ids/random-key.ts'
import { createStore, type Store } from '../../store/store.ts'

/** A file as it was chosen, with what the server says of it. */
export interface ChosenFile {
  readonly name: string
  readonly format: ImportMenuData['format']
  readonly text: string
  /** The program that has exported it, by its titles; then its columns are as that writes them. */
  readonly program?: string | undefined
  /** The titles of a CSV file, and what each of its columns has. */
  readonly titles: readonly string[]
  readonly columns: readonly (MenuColumn | undefined)[]
  /** What it would change; absent while that is read. */
  readonly result?: ImportMenuResult | undefined
  readonly failure?: CallError | undefined
}

/** A file for the menu of a shop: what it would change, and how it gets into the draft. */
export interface MenuFile {
  /** Undefined until a file is chosen. */
  readonly state: Store<ChosenFile | undefined>
  /** Reads what a file would change. Resolves once that is shown, also if it failed. */
  readonly choose: (name: string, text: string) => Promise<void>
  /** Says what a column has, undefined for nothing of use, and reads the file again. */
  readonly mapColumn: (index: number, column: MenuColumn | undefined) => Promise<void>
  /** Drafts what the file changes. Fails with a `CallError`; retries with the same file are one. */
  readonly apply: () => Promise<ApplyMenuResult>
}

export const createMenuFile = (
  connection: Pick<Connection, 'service' | 'status'>,
  shop: string,
  script: 'cht' | 'chs',
): MenuFile => {
  const { service } = connection
  const state = createStore<ChosenFile | undefined>(undefined)
  let idempotencyKey = randomKey()
  const dataOf = ({ format, text, columns, program }: ChosenFile): ImportMenuData => ({
    shop,
    format,
    text,
    script,
    ...(format === 'csv' && program === undefined
      ? { columns: columns.map((column) => column ?? '') }
      : {}),
  })
  const show = async (file: ChosenFile): Promise<void> => {
    idempotencyKey = randomKey()
    state.set(file)
    let read: Partial<ChosenFile>
    try {
      assertOnline(connection)
      read = { result: await service('menus/import').create(dataOf(file)) }
    } catch (error) {
      read = { failure: normaliseError(error) }
    }
    if (state.get() === file) state.set({ ...file, ...read })
  }
  return {
    state,
    choose: (name, text) => {
      const format = /^\s*\{/.test(text) ? 'json' : 'csv'
      const titles = format === 'csv' ? readCsvTitles(text) : []
      const program = programOf(titles)?.name
      return show({ name, format, text, titles, columns: guessedColumns(titles), program })
    },
    mapColumn: async (index, column) => {
      const present = state.get()
      if (!present) return
      const { result: _result, failure: _failure, ...file } = present
      const columns = file.columns.map((one, at) =>
        at === index ? column : one === column ? undefined : one,
      )
      await show({ ...file, columns })
    },
    apply: async () => {
      const file = state.get()
      assertOnline(connection)
      if (!file) throw new Error('no file is chosen')
      return service('menus/apply').create({ ...dataOf(file), idempotencyKey })
    },
  }
}

/** Returns the published menu of a shop as a file. Fails with a `CallError`. */
export const downloadMenu = (
  { url }: Pick<Connection, 'url'>,
  authentication: Pick<Authentication, 'accessToken'>,
  shop: string,
  format: 'csv' | 'json',
): Promise<Blob> =>
  httpDownload(url, `exports/menu.${format}`, {
    accessToken: authentication.accessToken(),
    query: { shop },
  })
