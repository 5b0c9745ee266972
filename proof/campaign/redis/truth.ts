import { Client } from 'pg'
import type { Screen } from './screens.ts'

/** What is stored of a shop. */
interface Truth {
  readonly dish: string
  readonly orders: number
}

const truths = async (url: string): Promise<ReadonlyMap<string, Truth>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Truth & { shop: string }>(
      `select p.shop, p.name -> 0 ->> 'value' as dish,
         (select count(*)::int from orders o where o.shop = p.shop) as orders
       from products p`,
    )
    return new Map(rows.map((row) => [row.shop, row]))
  } finally {
    await client.end()
  }
}

/** Returns the screens that show something else than what is stored, each with what it shows and what is stored. */
export const staleScreens = async (
  url: string,
  screens: readonly Screen[],
): Promise<readonly string[]> => {
  const known = await truths(url)
  return screens.flatMap(({ name, shop, dish, orders }) => {
    const truth = known.get(shop.id)
    if (truth?.dish === dish && truth.orders === orders) return []
    return [`${name}: ${dish}, ${orders} orders; stored: ${truth?.dish}, ${truth?.orders}`]
  })
}
