/** Whether a record is in use, not yet, or not any more. */
export const recordStatuses = ['active', 'draft', 'disabled'] as const
export type RecordStatus = (typeof recordStatuses)[number]
