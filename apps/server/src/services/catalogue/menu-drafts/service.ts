import { menuChanges as changes, menuVersions as versions } from '@comanda/contract'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { menuChanges } from '../../../tables/menu-changes.ts'
import { menuVersions } from '../../../tables/menu-versions.ts'
import { addRecord } from './add.ts'
import { applyFile } from './apply-import.ts'
import { changeField } from './change.ts'
import { compareMenus } from './compare.ts'
import { copyFrom } from './copy.ts'
import { importFile } from './import.ts'
import { publish } from './publish.ts'
import { removeRecord } from './remove.ts'
import { revert } from './revert.ts'
import { undoChanges } from './undo.ts'

/** The drafts of the shops' menus, and what was published of them. */
export const menuDrafts: readonly Served[] = [
  serveTable(changes, menuChanges),
  serveTable(versions, menuVersions),
  changeField,
  addRecord,
  removeRecord,
  undoChanges,
  importFile,
  applyFile,
  compareMenus,
  copyFrom,
  publish,
  revert,
]
