import { newRecordId } from '@comanda/client/staff'
import type { DataOf, PatchOf, Section } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredWindow, enteredWindows, windowsOf } from '../../forms/entered-windows.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

/** A section as it is entered. */
export interface SectionDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly windows: readonly EnteredWindow[]
}

export const newSection = (): SectionDraft => ({
  _id: newRecordId(),
  names: noNames,
  windows: [],
})

export const draftOf = ({ _id, name, sectionSettings = [] }: Section): SectionDraft => ({
  _id,
  names: enteredNames(name),
  windows: enteredWindows(sectionSettings),
})

const fieldsOf = ({ names, windows }: SectionDraft) => ({
  name: nameOf(names),
  sectionSettings: windowsOf(windows),
})

/** Returns a new section at the end of those of its shop. */
export const createData = (
  draft: SectionDraft,
  shop: string,
  others: readonly Section[],
): DataOf<Section> => ({
  _id: draft._id,
  shop,
  showOrder: 1 + Math.max(0, ...others.map(({ showOrder = 0 }) => showOrder)),
  ...fieldsOf(draft),
})

/** Returns what was changed of a section; its dates, which the form does not show, stay. */
export const patchData = (section: Section, draft: SectionDraft): PatchOf<Section> =>
  changedFields(fieldsOf(draftOf(section)), fieldsOf(draft))
