import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { pictures } from './pictures.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const sizeOf = (file: string): number => statSync(join(root, file)).size

describe('pictures', () => {
  it('every picture has its file, and every file its picture', () => {
    const files = readdirSync(join(root, 'pictures')).filter((file) => file.endsWith('.webp'))
    expect(files.map((file) => `pictures/${file}`).toSorted()).toEqual(
      pictures.map(({ file }) => file).toSorted(),
    )
  })

  it('a picture weighs at most 25 KB, all of them at most 3 MB', () => {
    for (const { file } of pictures) expect(sizeOf(file)).toBeLessThanOrEqual(25 * 1024)
    const all = pictures.reduce((sum, { file }) => sum + sizeOf(file), 0)
    expect(all).toBeLessThanOrEqual(3 * 1024 * 1024)
  })
})
