import {
  type ArchiveProblem,
  type FilePicture,
  readTableFile,
  type TableFile,
  type TableProblem,
  unpackMenu,
} from '@comanda/client/staff'
import { longestMenuText } from '@comanda/contract'

/** A table and the pictures that were chosen with it. */
export interface ChosenFiles {
  readonly table: TableFile
  readonly pictures: readonly FilePicture[]
}

/** Why chosen files cannot be used. */
export type FileProblem = ArchiveProblem | TableProblem | 'table.tooLong'

const readTable = async (
  picked: readonly File[],
  locale: string,
): Promise<ChosenFiles | FileProblem | undefined> => {
  const archive = picked.find(({ name }) => name.toLocaleLowerCase('en').endsWith('.zip'))
  if (archive) return unpackMenu(archive, locale)
  const file = picked.find(({ type }) => !type.startsWith('image/'))
  if (!file) return undefined
  const table = await readTableFile(file, locale)
  const pictures = picked.flatMap((one) =>
    one.type.startsWith('image/') ? [{ name: one.name, file: one }] : [],
  )
  return typeof table === 'string' ? table : { table, pictures }
}

/**
 * Returns the table of chosen files and their pictures, out of an archive if there is one; undefined if there is no
 * table. Pictures that the menu has already are left out.
 */
export const readChosenFiles = async (
  picked: readonly File[],
  known: ReadonlySet<string>,
  locale: string,
): Promise<ChosenFiles | FileProblem | undefined> => {
  const read = await readTable(picked, locale)
  if (read === undefined || typeof read === 'string') return read
  if (read.table.text.length > longestMenuText) return 'table.tooLong'
  return { ...read, pictures: read.pictures.filter(({ name }) => !known.has(name)) }
}
