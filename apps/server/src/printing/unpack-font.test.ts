import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { unpackFont } from './unpack-font.ts'

it('PRINT-1.1: fonts that are read at once are as they are one by one, and one that cannot be read spoils no other', async () => {
  const { resolve } = createRequire(import.meta.url)
  const folder = join(dirname(resolve('@fontsource-variable/noto-sans/package.json')), 'files')
  const names = (await readdir(folder)).filter((name) => name.endsWith('wght-normal.woff2'))
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))))
  const alone: Buffer[] = []
  for (const file of files) alone.push(await unpackFont(file))
  const broken = expect(unpackFont(Buffer.from('no font'))).rejects.toThrow()
  const together = await Promise.all(files.map(unpackFont))
  await broken
  expect(together.map((font, at) => font.equals(alone[at] ?? Buffer.of()))).toEqual(
    files.map(() => true),
  )
  expect(files.length).toBeGreaterThan(3)
})
