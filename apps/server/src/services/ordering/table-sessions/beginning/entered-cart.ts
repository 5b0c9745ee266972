import type { CreateOrResumeData, Menu } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import type { SessionState } from '../../records/session-record.ts'
import { admitGuest, type Entry } from '../../shared-carts/admit-guest.ts'
import type { Ordering } from '../ordering.ts'

/** Who the phone is among the guests of a shared cart, if the shop has these and the phone takes part (TABLE-1.1). */
export const enteredCart = async (
  transaction: Database,
  { shopDirectory, reads }: Pick<Ordering, 'shopDirectory' | 'reads'>,
  {
    data,
    menu,
    now,
  }: { readonly data: CreateOrResumeData; readonly menu: Menu; readonly now: Date },
  { row }: SessionState,
  address: string,
): Promise<Entry | undefined> => {
  if (data.guestKey === undefined || menu.shop.tableCart !== 'shared') return undefined
  return admitGuest(transaction, {
    shop: row.shop,
    session: row._id,
    tableName: row.tableName,
    key: data.guestKey,
    name: data.guestName,
    newId: await shopDirectory.newRecordId(reads, row.shop),
    address,
    now,
  })
}
