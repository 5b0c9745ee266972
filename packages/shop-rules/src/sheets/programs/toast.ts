import type { CsvRow } from '../csv-rows.ts'
import { type SheetGroup, writeGroup } from '../option-cell.ts'
import { sheetPrice } from '../sheet-price.ts'
import { saysNo } from '../says-no.ts'
import { type CellByTitle, plainNumber, type Program } from './program.ts'

const strategy = ['pricing strategy or method', 'pricing strategy', 'price strategy']

/** What a row is: `MENU_ITEM`, `MODIFIER_GROUP` or `MODIFIER`; nothing if it only joins what others are. */
const kindOf = (row: CsvRow, cell: CellByTitle): string =>
  cell(row, 'operation').toUpperCase() === 'ATTACH'
    ? ''
    : cell(row, 'entity type')
        .toUpperCase()
        .replaceAll(' ', '_')
        .replace(/^ITEM$/, 'MENU_ITEM')

const idOf = (row: CsvRow, cell: CellByTitle): string =>
  cell(row, 'operation id', 'version id', 'version id or operation id')
const parentOf = (row: CsvRow, cell: CellByTitle): string =>
  cell(row, 'parent version id or operation id')

/** Toast takes `.50`, `-.50` and `(2.00)` too, which is less by 2. */
const plain = (price: string): string =>
  price.replace(/^\((.*)\)$/, '-$1').replace(/^(-?)(?=\.\d)/, '$10')

/** Returns what a modifier adds to a price, undefined if that cannot be read. */
const signedPrice = (price: string): number | undefined => {
  const written = plain(price) || '0'
  const amount = sheetPrice(written.replace(/^-/, ''))
  return amount === undefined || !written.startsWith('-') ? amount : -amount
}

interface ModifierGroup {
  readonly parents: string[]
  group: SheetGroup
  /** A price that cannot be read: it makes the cell of options a problem. */
  unread?: string
}

/** The columns that say where a dish is shown; one that is shown nowhere is left out. */
const isHidden = (row: CsvRow, cell: CellByTitle, titles: readonly string[]): boolean => {
  const shown = titles.map((title) => cell(row, title)).filter((text) => text !== '')
  return shown.length > 0 && shown.every(saysNo)
}

const shownOn = [
  'visible to pos',
  'visible to kiosk, toast order and pay',
  'visible to toast online ordering, toast takeout app',
  'visible to online ordering partners',
]

/**
 * Toast's menu items, as its sheets for many items at once have them: modifier groups name their items by the ids of their rows, and
 * modifiers their groups. Menu groups are numbers there, so dishes come without a category.
 */
export const toast: Program = {
  name: 'Toast',
  isOf: (titles) =>
    titles.includes('entity type') && strategy.some((title) => titles.includes(title)),
  rows: (rows, cell) => {
    const groups = new Map<string, ModifierGroup>()
    for (const row of rows) {
      if (kindOf(row, cell) === 'MODIFIER_GROUP')
        groups.set(idOf(row, cell), {
          parents: [parentOf(row, cell)],
          group: { name: cell(row, 'name'), choices: [] },
        })
      const joined = groups.get(cell(row, 'version id or operation id'))
      if (kindOf(row, cell) === '') joined?.parents.push(parentOf(row, cell))
    }
    for (const row of rows) {
      const of = groups.get(parentOf(row, cell))
      if (!of || kindOf(row, cell) !== 'MODIFIER') continue
      const price = signedPrice(cell(row, 'price'))
      if (price === undefined) of.unread = cell(row, 'price')
      if (price === undefined) continue
      const name = cell(row, 'name') || cell(row, 'modifier name')
      of.group = { ...of.group, choices: [...of.group.choices, { name, price }] }
    }
    return rows.flatMap((row) => {
      if (kindOf(row, cell) !== 'MENU_ITEM' || isHidden(row, cell, shownOn)) return []
      const own = [...groups.values()].filter(
        ({ parents, group, unread }) =>
          parents.includes(idOf(row, cell)) && (group.choices.length > 0 || unread !== undefined),
      )
      const isOpen = /open/i.test(cell(row, ...strategy))
      return {
        row: row.row,
        cells: new Map([
          ['name', cell(row, 'name')],
          ['code', cell(row, 'sku') || cell(row, 'plu')],
          ['category', cell(row, 'menu group')],
          ['description', cell(row, 'item description')],
          ['price', isOpen ? 'market price' : plainNumber(plain(cell(row, 'price')))],
          ['options', own.map(({ group, unread }) => unread ?? writeGroup(group)).join('; ')],
        ]),
      }
    })
  },
}
