import type { Database } from '../../../../database/connect.ts'
import { type PersonalRecords, personalRecords } from '../export/personal-records.ts'

const eraseFrom = async (
  transaction: Database,
  { table, of, erased }: PersonalRecords,
  user: string,
): Promise<void> => {
  const own = of(transaction, user)
  if (erased === 'removed') await transaction.delete(table).where(own)
  else if (erased !== 'kept') await transaction.update(table).set(erased).where(own)
}

/** Takes an account's name out of everything that is kept of it. */
export const eraseRecords = async (transaction: Database, user: string): Promise<void> => {
  for (const records of personalRecords) await eraseFrom(transaction, records, user)
}
