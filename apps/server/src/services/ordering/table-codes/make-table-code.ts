import type { ShortLivedCode } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { ShopDirectory } from '../../../shop-directory/shop-directory.ts'
import { tableCodes } from '../../../tables/table-codes.ts'

interface NewCode {
  readonly shop: string
  readonly table: string
  readonly kind: 'scanned' | 'shown'
  readonly session?: string | undefined
  readonly minutes: number
}

/** Makes a code that is valid for some minutes from now, by the database's clock. */
export const makeTableCode = async (
  database: Database,
  shopDirectory: ShopDirectory,
  { minutes, ...code }: NewCode,
): Promise<ShortLivedCode> => {
  const [made] = await database
    .insert(tableCodes)
    .values({
      ...code,
      _id: await shopDirectory.newSecretId(database, code.shop),
      validFrom: sql`now()`,
      validUntil: sql`now() + ${minutes} * interval '1 minute'`,
    })
    .returning()
  if (!made?.validUntil) throw new Error('the code was not inserted')
  return { code: made._id, validFrom: made.validFrom, validUntil: made.validUntil }
}
