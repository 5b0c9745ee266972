import type { Product } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'

/** Says what a dish with an open price costs today; null: nothing yet (CAT-6.2). Fails with a `CallError`, offline at once. */
export const setDayPrice = async (
  connection: Pick<Connection, 'service' | 'status'>,
  { _id: product, shop }: Pick<Product, '_id' | 'shop'>,
  price: number | null,
): Promise<void> => {
  assertOnline(connection)
  await connection.service('products/setDayPrice').create({ shop, product, price })
}
