import { newRecordId } from '@comanda/client/staff'
import type { DataOf, PatchOf, TimeCondition } from '@comanda/contract'
import { changedFields } from './changed-fields.ts'

/** Which moment a schedule looks at, by who reads of it (TIME-4.1). */
export const timeTypes = ['range', 'start', 'order', 'book', 'create', 'pay'] as const

/** A schedule as it is entered; empty fields do not bound it. */
export interface ScheduleDraft {
  readonly _id: string
  readonly name: string
  readonly timeType: TimeCondition['timeType']
  readonly weekdays: readonly number[]
  readonly from: string
  readonly to: string
  readonly startDate: string
  readonly endDate: string
  readonly isUsed: boolean
}

export const newSchedule = (): ScheduleDraft => ({
  _id: newRecordId(),
  name: '',
  timeType: 'range',
  weekdays: [],
  from: '',
  to: '',
  startDate: '',
  endDate: '',
  isUsed: true,
})

/** Returns a schedule as it is entered; of a bound that is an instant its day is shown. */
export const draftOf = (schedule: TimeCondition): ScheduleDraft => ({
  _id: schedule._id,
  name: schedule.name ?? '',
  timeType: schedule.timeType,
  weekdays: schedule.weekdays ?? [],
  from: schedule.from ?? '',
  to: schedule.to ?? '',
  startDate: schedule.startDate?.slice(0, 10) ?? '',
  endDate: schedule.endDate?.slice(0, 10) ?? '',
  isUsed: schedule.status !== 'disabled',
})

const filled = (text: string): string | null => (text === '' ? null : text)

const fieldsOf = (draft: ScheduleDraft) => ({
  name: draft.name.trim(),
  timeType: draft.timeType,
  weekdays: draft.weekdays.length === 0 ? null : [...draft.weekdays],
  from: filled(draft.from),
  to: filled(draft.to),
  startDate: filled(draft.startDate),
  endDate: filled(draft.endDate),
  status: draft.isUsed ? ('active' as const) : ('disabled' as const),
})

export const createData = (draft: ScheduleDraft, shop: string): DataOf<TimeCondition> => {
  const { name, timeType, status, ...bounds } = fieldsOf(draft)
  const set = Object.entries(bounds).filter(([, value]) => value !== null)
  return { _id: draft._id, shop, name, timeType, status, ...Object.fromEntries(set) }
}

/** Returns what was changed of a schedule. */
export const patchData = (schedule: TimeCondition, draft: ScheduleDraft): PatchOf<TimeCondition> =>
  changedFields(fieldsOf(draftOf(schedule)), fieldsOf(draft))
