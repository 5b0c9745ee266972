import type { ApplyMenuResult, ImportMenuData, ImportMenuResult } from '@comanda/contract'
import { guessedColumns, programOf, readMenuTitles, readJsonLd } from '@comanda/shop-rules/sheets'
import type { MenuColumn } from '@comanda/shop-rules/menu-import'
import type { Authentication } from '../../authentication/authentication.ts'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { httpCall } from '../../connection/http-call.ts'
import { httpDownload } from '../../connection/http-download.ts'
import type { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { randomKey } from '../../ids/random-key.ts'
import { createStore, type Store } from '../../store/store.ts'

/** A picture beside a file, by the name that the cells have. */
export interface FilePicture {
  readonly name: string
  readonly file: Blob
}

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
  /** Attachments by the names of pictures, as far as they are uploaded. */
  readonly pictures: readonly { readonly name: string; readonly attachment: string }[]
  /** How many pictures its cells name. */
  readonly named: number
  /** What it would change; absent while that is read. */
  readonly result?: ImportMenuResult | undefined
  readonly failure?: CallError | undefined
}

/** A file for the menu of a shop: what it would change, and how it gets into the draft. */
export interface MenuFile {
  /** Undefined until a file is chosen. */
  readonly state: Store<ChosenFile | undefined>
  /**
   * Uploads those of the pictures that the file names, and reads what it would change. Resolves once that is shown, also if it failed.
   */
  readonly choose: (name: string, text: string, pictures?: readonly FilePicture[]) => Promise<void>
  /** Continues where the server did not take it: uploads what is left, and reads the same file again. */
  readonly tryAgain: () => Promise<void>
  /** Reads the export of a program by columns, as any other file: what each has can then be said. */
  readonly mapColumns: () => Promise<void>
  /** Says what a column has, undefined for nothing of use, and reads the file again. */
  readonly mapColumn: (index: number, column: MenuColumn | undefined) => Promise<void>
  /** Drafts what the file changes. Fails with a `CallError`; retries with the same file are one. */
  readonly apply: () => Promise<ApplyMenuResult>
}

export const createMenuFile = (
  connection: Pick<Connection, 'service' | 'status'>,
  {
    shop,
    script,
    upload,
  }: {
    readonly shop: string
    readonly script: 'cht' | 'chs'
    /** Uploads a picture and returns its id. */
    readonly upload: (picture: Blob) => Promise<string>
  },
): MenuFile => {
  const { service } = connection
  const state = createStore<ChosenFile | undefined>(undefined)
  let idempotencyKey = randomKey()
  /** Those that the chosen file names. */
  let wanted: readonly FilePicture[] = []
  const dataOf = ({ format, text, columns, program, pictures }: ChosenFile): ImportMenuData => ({
    shop,
    format,
    text,
    script,
    ...(format === 'csv' && program === undefined
      ? { columns: columns.map((column) => column ?? '') }
      : {}),
    ...(pictures.length > 0 ? { pictures: [...pictures] } : {}),
  })
  /** Uploads pictures one after the other, as long as no other file is chosen. Returns undefined then. */
  const withPictures = async (
    file: ChosenFile,
    pictures: readonly FilePicture[],
  ): Promise<ChosenFile | undefined> => {
    let shown = file
    for (const { name, file: picture } of pictures) {
      assertOnline(connection)
      const attachment = await upload(picture)
      if (state.get() !== shown) return undefined
      shown = { ...shown, pictures: [...shown.pictures, { name, attachment }] }
      state.set(shown)
    }
    return shown
  }
  const show = async (file: ChosenFile): Promise<void> => {
    idempotencyKey = randomKey()
    state.set(file)
    let said: Partial<ChosenFile>
    try {
      assertOnline(connection)
      said = { result: await service('menus/import').create(dataOf(file)) }
    } catch (error) {
      said = { failure: normaliseError(error) }
    }
    if (state.get() === file) state.set({ ...file, ...said })
  }
  /** Uploads the pictures that are not yet, and shows what the file would change. */
  const read = async (file: ChosenFile): Promise<void> => {
    state.set(file)
    const sent = new Set(file.pictures.map(({ name }) => name))
    try {
      const whole = await withPictures(
        file,
        wanted.filter(({ name }) => !sent.has(name)),
      )
      if (whole) await show(whole)
    } catch (error) {
      const present = state.get()
      if (present?.text === file.text) state.set({ ...present, failure: normaliseError(error) })
    }
  }
  const unread = (): ChosenFile | undefined => {
    const present = state.get()
    if (!present) return undefined
    const { result: _result, failure: _failure, ...file } = present
    return file
  }
  return {
    state,
    choose: async (name, source, pictures = []) => {
      const text = readJsonLd(source) ?? source
      const format = /^\s*\{/.test(text) ? 'json' : 'csv'
      const titles = format === 'csv' ? readMenuTitles(text) : []
      wanted = pictures.filter((picture) => text.includes(picture.name))
      await read({
        name,
        format,
        text,
        titles,
        columns: guessedColumns(titles),
        program: programOf(titles)?.name,
        pictures: [],
        named: wanted.length,
      })
    },
    tryAgain: async () => {
      const file = unread()
      if (file) await read(file)
    },
    mapColumns: async () => {
      const file = unread()
      if (file) await show({ ...file, program: undefined })
    },
    mapColumn: async (index, column) => {
      const file = unread()
      if (!file) return
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

/** Returns a picture of the menu as guests see it largest, or undefined if there is none. Fails with a `CallError`. */
export const downloadPicture = async (
  { url }: Pick<Connection, 'url'>,
  id: string,
): Promise<Blob | undefined> => {
  try {
    return await (await httpCall(url, `attachments/${id}?ext=webp`, {})).blob()
  } catch (error) {
    if (normaliseError(error).statusCode === 404) return undefined
    throw error
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
