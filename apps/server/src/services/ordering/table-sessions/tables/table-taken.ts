import { isTaken } from '../../../../database/is-taken.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'

export const tableTaken: Refusal = {
  kind: 'Conflict',
  code: 'tableTaken',
  message: 'There are other guests at this table.',
  field: 'to',
}

/** Waits for a change that takes a table; throws a refusal if another session has taken it at the same moment. */
export const takingTable = async <R>(change: Promise<R>): Promise<R> => {
  try {
    return await change
  } catch (error) {
    throw isTaken(error, 'table_item') ? refused(tableTaken) : error
  }
}
