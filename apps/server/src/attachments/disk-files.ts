import { randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureFiles } from './picture-files.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Stores files in a folder. */
export const diskFiles = (folder: string): PictureFiles => ({
  read: async (key) => {
    try {
      return await readFile(join(folder, key))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  },
  // Writes to a temporary name first: a crash leaves no partial picture.
  write: async (key, bytes) => {
    const file = join(folder, key)
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    await mkdir(dirname(file), { recursive: true })
    await writeFile(draft, bytes).catch(async (error: unknown) => {
      await rm(draft, { force: true })
      throw error
    })
    await rename(draft, file)
  },
  has: (key) =>
    access(join(folder, key)).then(
      () => true,
      () => false,
    ),
})
