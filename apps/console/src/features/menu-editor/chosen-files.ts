import {
  type ArchiveProblem,
  type FilePicture,
  readTextFile,
  type TextFile,
  unpackMenu,
} from '@comanda/client/staff'

/** A table and the pictures that were chosen with it. */
export interface ChosenFiles {
  readonly name: string
  readonly text: string
  /** How its text was read; absent for what was in an archive. */
  readonly source?: TextFile
  readonly pictures: readonly FilePicture[]
}

/**
 * Returns the table of chosen files and their pictures, out of an archive if there is one; undefined if there is no
 * table. Pictures that the menu has already are left out.
 */
export const readChosenFiles = async (
  picked: readonly File[],
  known: ReadonlySet<string>,
  locale: string,
): Promise<ChosenFiles | ArchiveProblem | undefined> => {
  const archive = picked.find(({ name }) => name.toLocaleLowerCase('en').endsWith('.zip'))
  if (archive) {
    const menu = await unpackMenu(archive)
    if (typeof menu === 'string') return menu
    return { ...menu, pictures: menu.pictures.filter(({ name }) => !known.has(name)) }
  }
  const table = picked.find(({ type }) => !type.startsWith('image/'))
  if (!table) return undefined
  const pictures = picked.flatMap((file) =>
    file.type.startsWith('image/') ? [{ name: file.name, file }] : [],
  )
  const source = await readTextFile(table, locale)
  return { name: table.name, text: source.text, source, pictures }
}
