import { call, callAt } from '../services/call.ts'
import { ChangesPage, ReadChangesData } from './schema.ts'

/** What has changed since somebody last called (CHANGE-1). */
export const readChanges = callAt('changes/read', call(ReadChangesData, ChangesPage))
