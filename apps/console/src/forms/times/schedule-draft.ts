import type { TimeCondition } from '@comanda/contract'
import { day, oneOf, requiredText, some, text, used } from '../draft-fields.ts'
import { type DraftOf, recordDraft } from '../record-draft.ts'

/** Which moment a schedule looks at, by who reads of it (TIME-4.1). */
export const timeTypes = ['range', 'start', 'order', 'book', 'create', 'pay'] as const

/** A schedule as it is entered; empty fields do not bound it, and of a bound that is an instant its day is shown. */
export const schedule = recordDraft<TimeCondition>()({
  name: requiredText,
  timeType: oneOf<TimeCondition['timeType']>('range'),
  weekdays: some<number>(),
  from: text,
  to: text,
  startDate: day,
  endDate: day,
  status: used(),
})
export type ScheduleDraft = DraftOf<typeof schedule>
