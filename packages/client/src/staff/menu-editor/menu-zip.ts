import { strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import { readTableFile, type TableFile } from '../files/table-file.ts'
import type { TableProblem } from '../files/workbook.ts'
import type { FilePicture } from './menu-file.ts'

/** What an archive may hold: as much as a large menu with pictures of a phone. */
const MOST_FILES = 2000
const MOST_BYTES = 200_000_000
const MOST_PICTURE = 20_000_000

/** A menu with its pictures, out of an archive. */
export interface UnpackedMenu {
  readonly table: TableFile
  readonly pictures: readonly FilePicture[]
}

/** Why an archive cannot be used: it is not an archive, it has no table or JSON, or it is too large. */
export type ArchiveProblem = `archive.${'unreadable' | 'noTable' | 'tooLarge'}`

const tables = ['csv', 'json', 'txt', 'xlsx', 'ods']

const kinds = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
])

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const endingOf = (path: string): string =>
  path.slice(path.lastIndexOf('.') + 1).toLocaleLowerCase('en')
// Programs of other systems add files of their own beside those that were packed.
const isOwn = (path: string): boolean =>
  !path.startsWith('__MACOSX/') && !baseOf(path).startsWith('.')

// Not by workers, which the content policy of our pages does not allow from strings.
const unpacked = (bytes: Uint8Array): Unzipped | ArchiveProblem => {
  let files = 0
  let total = 0
  let isTooLarge = false
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const ending = endingOf(name)
        const isTable = tables.includes(ending)
        if (!isOwn(name) || !(isTable || kinds.has(ending))) return false
        files += 1
        total += originalSize
        isTooLarge ||= files > MOST_FILES || total > MOST_BYTES || originalSize > MOST_PICTURE
        return !isTooLarge
      },
    })
    return isTooLarge ? 'archive.tooLarge' : entries
  } catch {
    return 'archive.unreadable'
  }
}

/** Returns the name by which cells have a picture: its path, its name, or its name without the ending. */
const nameIn = (text: string, path: string): string => {
  const base = baseOf(path)
  const bare = base.slice(0, base.lastIndexOf('.'))
  return [path, base, bare].find((name) => text.includes(name)) ?? base
}

/** Returns the menu of an archive: its table or JSON and its pictures, in whatever folders they are (IMPORT-4.5). */
export const unpackMenu = async (
  archive: Blob,
  locale: string,
): Promise<UnpackedMenu | ArchiveProblem | TableProblem> => {
  const entries = unpacked(new Uint8Array(await archive.arrayBuffer()))
  if (typeof entries === 'string') return entries
  const paths = Object.keys(entries)
  const path = paths.find((one) => !kinds.has(endingOf(one)))
  const bytes = path === undefined ? undefined : entries[path]
  if (path === undefined || !bytes) return 'archive.noTable'
  const table = await readTableFile(new File([bytes.slice()], baseOf(path)), locale)
  if (typeof table === 'string') return table
  const text = (table.sheets ?? [table]).map((sheet) => sheet.text).join('\n')
  const pictures = paths.flatMap((path): readonly FilePicture[] => {
    const type = kinds.get(endingOf(path))
    const content = entries[path]
    if (type === undefined || !content) return []
    return [{ name: nameIn(text, path), file: new Blob([content.slice()], { type }) }]
  })
  return { table, pictures }
}

/** Returns an archive of a menu as CSV and its pictures, which `unpackMenu` reads. */
export const packMenu = async (
  csv: string,
  pictures: readonly { readonly id: string; readonly file: Blob }[],
): Promise<Blob> => {
  const files: Record<string, Uint8Array> = { 'menu.csv': strToU8(csv) }
  for (const { id, file } of pictures) {
    const ending = [...kinds].find(([, type]) => type === file.type)?.[0] ?? 'jpg'
    files[`pictures/${id}.${ending}`] = new Uint8Array(await file.arrayBuffer())
  }
  // Pictures are packed already.
  return new Blob([zipSync(files, { level: 0 }).slice()], { type: 'application/zip' })
}
