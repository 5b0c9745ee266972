import type { Section } from '@comanda/contract'
import type { DraftField } from '../../forms/draft-fields.ts'
import { names } from '../../forms/draft-fields.ts'
import { type EnteredWindow, enteredWindows, windowsOf } from '../../forms/times/entered-windows.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

type Range = NonNullable<Section['timeRange']>[number]
type Window = NonNullable<Section['sectionSettings']>[number]

/** Dates of its times, which the form does not show, stay with them. */
const ranges: DraftField<Range[], readonly EnteredWindow[]> = {
  blank: [],
  enter: (all = []) =>
    enteredWindows(all).map((row, index) => {
      const { weekdays: _days, from: _from, to: _to, ...hidden } = all[index] ?? {}
      return { ...row, hidden }
    }),
  read: windowsOf,
}

const windows: DraftField<Window[], readonly EnteredWindow[]> = {
  blank: [],
  enter: (all = []) => enteredWindows(all),
  read: windowsOf,
}

/** A section as it is entered: it serves in one of `timeRange`, and of `sectionSettings` if it has any; few have both (CAT-3.1). */
export const section = recordDraft<Section>()({
  name: names,
  timeRange: ranges,
  sectionSettings: windows,
})
export type SectionDraft = DraftOf<typeof section>

/** Returns where a new section stands: after those of its shop. */
export const lastPlace = (others: readonly Section[]): number =>
  1 + Math.max(0, ...others.map(({ showOrder = 0 }) => showOrder))
