import type { Database } from '../../../../database/connect.ts'
import { type PersonalRecords, personalRecords } from '../export/personal-records.ts'

const eraseFrom = async (
  transaction: Database,
  { table, of, erased }: PersonalRecords,
  user: string,
): Promise<void> => {
  if (erased === 'kept') return
  for (const own of await of(transaction, user))
    if (erased === 'removed') await transaction.delete(table).where(own)
    else await transaction.update(table).set(erased).where(own)
}

/** Removes an account's personal data from all records that are retained. */
export const eraseRecords = async (transaction: Database, user: string): Promise<void> => {
  for (const records of personalRecords) await eraseFrom(transaction, records, user)
}
