import { isTaken } from '../../../../database/is-taken.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'

export const tableTaken: Refusal = {
  kind: 'Conflict',
  code: 'tableTaken',
  message: 'There are other guests at this table.',
  field: 'to',
}

/** Of a table that is reserved for others while those who are to be seated would stay (RES-7.5). */
export const tableKept: Refusal = {
  kind: 'Conflict',
  code: 'tableTaken',
  message: 'This table is reserved for other guests.',
  field: 'table',
}

/** Waits for a change that takes a table; throws a refusal if another session has taken it at the same moment. */
export const takingTable = async <R>(change: Promise<R>): Promise<R> => {
  try {
    return await change
  } catch (error) {
    throw isTaken(error, 'table_item') ? refused(tableTaken) : error
  }
}
