import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..')
const sourceOf = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/import type[^;]*? from '[^']*'/g, '')

const named = (file: string, pattern: RegExp): readonly string[] =>
  [...sourceOf(file).matchAll(pattern)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path))

const partsOf = (file: string) => named(file, /import\('(\.[^']+)'\)/g)

/** Returns the parts that the files of a program load once they are needed. */
const partsWithin = (first: string): ReadonlySet<string> => {
  const parts = new Set<string>()
  const seen = new Set<string>()
  const read = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const part of partsOf(file)) parts.add(part)
    for (const next of [...named(file, /(?:from|import) '(\.[^']+\.tsx?)'/g), ...partsOf(file)])
      read(next)
  }
  read(first)
  return parts
}

/** What a visit does not wait for. */
const dispensable = [
  // At the start, before anybody touches the screen.
  'device/terminal-models.ts',
  'kiosk/late-icons.ts',
  'kiosk/pairing/pairing-page.tsx',
  // They are not shown if they do not arrive.
  'features/browse/menu-search.ts',
  'features/product/product-heart.tsx',
]

it('KIOSK-3.4: every part that a visit may come to is loaded before it is needed', () => {
  const kiosk = join(sources, 'kiosk')
  const ahead = ['load-ahead.ts', 'kiosk-screens.ts'].flatMap((file) => partsOf(join(kiosk, file)))
  const late = [...partsWithin(join(kiosk, 'start-kiosk.tsx'))]
    .filter((part) => !ahead.includes(part))
    .map((part) => relative(sources, part))
  expect(late.toSorted()).toEqual(dispensable.toSorted())
})
