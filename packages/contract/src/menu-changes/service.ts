import { call } from '../services/call.ts'
import { service } from '../services/service.ts'
import {
  AddToMenuData,
  ChangeMenuData,
  DraftResult,
  RemoveFromMenuData,
  UndoMenuChangesData,
} from './calls.ts'
import { MenuChange, mostMenuChanges } from './schema.ts'

/** The drafts of the shops' menus, for their managers. */
export const menuChanges = service('menuChanges', {
  record: MenuChange,
  filter: ['_id', 'shop', 'path', 'record'],
  sort: ['_id'],
  methods: ['find'],
  events: ['created', 'patched', 'removed'],
  most: mostMenuChanges,
  calls: {
    change: call(ChangeMenuData, DraftResult),
    add: call(AddToMenuData, DraftResult),
    remove: call(RemoveFromMenuData, DraftResult),
    undo: call(UndoMenuChangesData, DraftResult),
  },
})
