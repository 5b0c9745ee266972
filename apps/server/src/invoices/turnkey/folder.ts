import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Taken } from '../adapter.ts'
import type { MessageName } from './message-structures.ts'

/** The folder from which Turnkey takes a kind of message, or into which it puts what it took (`BAK`) or refused (`ERR`). */
const folderOf = (folder: string, name: MessageName): string =>
  join(folder, 'UpCast', 'B2SSTORAGE', name)

/** Puts a message into Turnkey's folder under its name in one step, so that Turnkey never reads a part of it. */
export const putMessage = async (
  folder: string,
  name: MessageName,
  file: string,
  xml: string,
): Promise<void> => {
  // A message that Turnkey has already is not sent again; one that it refused is.
  if ((await takenMessage(folder, name, file)).is === 'accepted') return
  const source = join(folderOf(folder, name), 'SRC')
  await mkdir(source, { recursive: true })
  const unfinished = join(folderOf(folder, name), `${file}.part`)
  await writeFile(unfinished, xml)
  await rename(unfinished, join(source, file))
}

/** Returns the path of a file in a folder or in those of its days and hours. */
const findFile = async (folder: string, file: string): Promise<string | undefined> => {
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isThere) return undefined
  const entries = await readdir(folder, { recursive: true })
  const found = entries.find((entry) => entry.endsWith(file))
  return found === undefined ? undefined : join(folder, found)
}

/** Reads what Turnkey wrote beside a message that it refused, if it did. */
const reasonOf = async (path: string): Promise<string> => {
  const text = await readFile(`${path}.log`, 'utf8').catch(() => '')
  return text.trim().slice(0, 300) || 'Turnkey refused the message: see its log.'
}

/** Returns whether Turnkey has taken a message. One that is sent again after a refusal waits once more. */
export const takenMessage = async (
  folder: string,
  name: MessageName,
  file: string,
): Promise<Taken> => {
  const inPlace = (place: string) => findFile(join(folderOf(folder, name), place), file)
  if ((await inPlace('BAK')) !== undefined) return { is: 'accepted' }
  if ((await inPlace('SRC')) !== undefined) return { is: 'waiting' }
  const refused = await inPlace('ERR')
  if (refused === undefined) return { is: 'waiting' }
  return { is: 'rejected', message: await reasonOf(refused) }
}
