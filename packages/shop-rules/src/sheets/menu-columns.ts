import { type NameLanguage, nameLanguages } from '@comanda/engine/catalog'
import { columnTitles } from './column-titles.ts'
import { guessColumns } from './guess-columns.ts'
import { priceUnit } from './price-unit.ts'
import { isSoldTitle } from './sold-cell.ts'
import { titleLanguage } from './title-language.ts'

const texts = ['category', 'name', 'description'] as const
type Text = (typeof texts)[number]

/** A text of a dish in a language, or in the languages that its letters are of. */
export type TextColumn = Text | `${Text}_${NameLanguage}`

/** What a column of a menu can have (IMPORT-1.1). */
export type MenuColumn =
  | TextColumn
  | 'id'
  | 'code'
  | 'price'
  | 'options'
  | 'sections'
  | 'allergens'
  | 'picture'
  | FileColumn

/** What only files of others have: of which size or kind the dish of a row is, and whether it is sold. */
const fileColumns = ['variant', 'sold'] as const
type FileColumn = (typeof fileColumns)[number]

const byLanguage = (text: Text) =>
  nameLanguages.map((lang): readonly [NameLanguage, TextColumn] => [lang, `${text}_${lang}`])

/** The columns of a text by its languages. */
export const columnsByLanguage: Readonly<Record<Text, ReturnType<typeof byLanguage>>> = {
  category: byLanguage('category'),
  name: byLanguage('name'),
  description: byLanguage('description'),
}

const ofText = (text: Text): readonly TextColumn[] => [
  ...columnsByLanguage[text].map(([, column]) => column),
  text,
]

/** The columns of an exported file, in their order. */
export const exportedColumns: readonly MenuColumn[] = [
  'id',
  'code',
  ...texts.flatMap(ofText),
  'price',
  'options',
  'sections',
  'allergens',
  'picture',
]

/** Every column. */
export const menuColumns: readonly MenuColumn[] = [...exportedColumns, ...fileColumns]

/** Other names of columns, as people and programs write them. */
const aliases: Readonly<Record<string, MenuColumn>> = {
  sku: 'code',
  'product code': 'code',
  商品編號: 'code',
  商品编号: 'code',
  'item code': 'code',
  編號: 'code',
  编号: 'code',
  'item name': 'name',
  'menu item': 'name',
  'product name': 'name',
  product: 'name',
  item: 'name',
  dish: 'name',
  title: 'name',
  名稱: 'name',
  名称: 'name',
  菜名: 'name',
  菜式: 'name',
  菜品: 'name',
  菜品名称: 'name',
  品項: 'name',
  餐點: 'name',
  產品名稱: 'name',
  商品名稱: 'name',
  商品名称: 'name',
  english: 'name_en',
  'name (en)': 'name_en',
  英文: 'name_en',
  'name_zh-hk': 'name_cht',
  中文: 'name_cht',
  繁體: 'name_cht',
  'name_zh-cn': 'name_chs',
  简体: 'name_chs',
  group: 'category',
  'category name': 'category',
  'menu category': 'category',
  類別: 'category',
  类别: 'category',
  分類: 'category',
  分类: 'category',
  描述: 'description',
  說明: 'description',
  说明: 'description',
  價錢: 'price',
  價格: 'price',
  單價: 'price',
  单价: 'price',
  售價: 'price',
  售价: 'price',
  'unit price': 'price',
  'selling price': 'price',
  'sale price': 'price',
  'retail price': 'price',
  价格: 'price',
  modifiers: 'options',
  選項: 'options',
  选项: 'options',
  allergen: 'allergens',
  過敏原: 'allergens',
  过敏原: 'allergens',
  pictures: 'picture',
  image: 'picture',
  photo: 'picture',
  圖片: 'picture',
  图片: 'picture',
}

/** Words that are a name only beside a language: `英文名`. */
const namesOnly: Readonly<Record<string, Text>> = { 名: 'name', 名字: 'name', 品名: 'name' }

const isColumn = (name: string): name is MenuColumn => menuColumns.some((column) => column === name)

const columnOf = (title: string): MenuColumn | undefined =>
  isColumn(title) ? title : aliases[title]

/** The unit of prices at the end of a title: `Price (HK$)`, `Preis in €`. */
const unitBehind = new RegExp(
  String.raw`\s*(?:[(（[]\s*${priceUnit}\s*[)）\]]|(?:in|en)?\s*${priceUnit})$`,
  'iu',
)

/** Returns the column of a text in the language that its title names. */
const inLanguage = (title: string): MenuColumn | undefined => {
  const named = titleLanguage(title)
  const text = named && texts.find((one) => one === (columnOf(named.text) ?? namesOnly[named.text]))
  return text && named && `${text}_${named.lang}`
}

const columnByWords = (title: string): MenuColumn | undefined =>
  columnTitles.get(title.normalize('NFC')) ?? (isSoldTitle(title) ? 'sold' : undefined)

const withoutUnit = (title: string): string => title.replace(unitBehind, '')

/** Returns what the columns of a menu have, by their titles (IMPORT-1.2): those of this house first, since `Menu` is a dish in some languages. */
export const guessedColumns = (titles: readonly string[]): readonly (MenuColumn | undefined)[] =>
  guessColumns(
    titles,
    (title) => columnOf(title) ?? columnOf(withoutUnit(title)),
    inLanguage,
    (title) => columnByWords(title) ?? columnByWords(withoutUnit(title)),
    (title) => columnOf(title.replaceAll('_', ' ')),
  )

/** A row with the texts of its cells by column; those of columns that the file does not have are absent. */
export interface MenuTableRow {
  /** The line of the text, from 1. */
  readonly row: number
  readonly cells: ReadonlyMap<MenuColumn, string>
}
