import type { LocalizedText } from '@comanda/engine/catalog'
import { columnsByLanguage, type MenuTableRow } from '../sheets/menu-columns.ts'
import { textIn } from '../sheets/menu-table.ts'
import type { Spelling } from '../sheets/spelling.ts'

/**
 * Returns a text of a dish with what a row says of it: languages without a column stay, an empty cell of a language removes it, an
 * empty cell without language says nothing. Undefined if nothing changes.
 */
export const changedText = (
  row: MenuTableRow,
  column: 'name' | 'description',
  present: LocalizedText = [],
  script: Spelling,
): LocalizedText | undefined => {
  const { cells } = row
  const given: LocalizedText[number][] = []
  for (const [lang, own] of columnsByLanguage[column]) {
    const value = cells.get(own)
    if (value !== undefined) given.push({ lang, value })
  }
  const says = given.some(({ value }) => value !== '') ? given : textIn(row, column, script)
  const stated = new Map([...given, ...says].map(({ lang, value }) => [lang, value]))
  const changed = [...stated].filter(
    ([lang, value]) => (present.find((one) => one.lang === lang)?.value ?? '').trim() !== value,
  )
  if (changed.length === 0) return undefined
  const values = new Map(present.map(({ lang, value }) => [lang, value]))
  for (const [lang, value] of changed) values.set(lang, value)
  return [...values].flatMap(([lang, value]) => (value === '' ? [] : [{ lang, value }]))
}
