import { type Product, products as description } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { NotFound } from '@feathersjs/errors'
import { serveCall } from '../../../calls/serve-call.ts'
import { refused } from '../../../errors/refusal.ts'
import { waiters } from '../../../policies/staff.ts'
import { nextBusinessDay } from '../../../records/business-day.ts'
import { products } from '../../../tables/products.ts'
import { shops } from '../../../tables/shops.ts'
import { isWithin } from './open-price.ts'

/** `create products/setDayPrice`: staff say what a dish with an open price costs today (CAT-6.2). */
export const setDayPrice = serveCall(
  description.calls.setDayPrice,
  waiters,
  async ({ shop, product, price }, { app, runtime: { database, now } }): Promise<Product> => {
    const [known] = await database
      .select({
        price: products.price,
        openPrice: products.openPrice,
        clock: { timeZone: shops.timeZone, dayEnds: shops.dayEnds },
      })
      .from(products)
      .innerJoin(shops, eq(shops._id, products.shop))
      .where(and(eq(products.shop, shop), eq(products._id, product)))
    if (!known) throw new NotFound('This shop has no such product.')
    const { openPrice, clock } = known
    if (!openPrice)
      throw refused({
        kind: 'BadRequest',
        code: 'dataInvalid',
        message: 'The price of this product is not open.',
        field: 'product',
      })
    const of = { price: known.price, openPrice }
    if (price !== null && !isWithin(of, price))
      throw refused({
        kind: 'BadRequest',
        code: 'dataInvalid',
        message: 'The price is out of the bounds of this product.',
        field: 'price',
        detail: { least: of.price, most: openPrice.most },
      })
    const until = nextBusinessDay(new Date(now()), clock).toISOString()
    const dayPrice = price === null ? null : { price, until }
    return app.service('products').patch(product, { dayPrice }) as Promise<Product>
  },
)
