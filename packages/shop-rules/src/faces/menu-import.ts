// Menus as files: what a file would change of a menu, by row and column, and a menu as a file.

export { copyMenu, type ShopMenu } from '../menu-import/copy-menu.ts'
export { importMenu, type ImportOptions } from '../menu-import/import-menu.ts'
export { importOptions } from '../menu-import/import-options.ts'
export { partFinder } from '../menu-import/imported-parts.ts'
export { menuCsvLines } from '../menu-import/menu-csv-lines.ts'
export { importMenuJson, type JsonMenu, menuJson } from '../menu-import/menu-json.ts'
export { importedPaths } from '../menu-import/imported-menu.ts'
export type {
  ImportChange,
  ImportedDish,
  ImportedGroup,
  ImportedMenu,
  MenuImport,
} from '../menu-import/imported-menu.ts'
export { type MenuColumn, menuColumns } from '../sheets/menu-columns.ts'
export { mostRows } from '../menu-import/most-rows.ts'
