import { Client, type ClientConfig } from 'pg'

/** The lines of all bills, and how many of them their stations did not get once, in their quantity. */
export interface CookedLines {
  readonly lines: number
  readonly tickets: number
  readonly missing: number
  readonly twice: number
  readonly wrong: number
}

/** Counts what the stations of a shop make against what is on its bills, each with one line of a dish. */
export const cookedLines = async (settings: ClientConfig, shop: string): Promise<CookedLines> => {
  const client = new Client(settings)
  await client.connect()
  try {
    const { rows } = await client.query<CookedLines>(
      `with dishes as (
         select t.session, d ->> 'product' as product, count(*) as times, sum((d ->> 'quantity')::int) as units
         from tickets t, jsonb_array_elements(t.lines) d
         where t.shop = $1 and not t.is_expo group by 1, 2
       )
       select count(*)::int as lines,
         (select count(*)::int from tickets where shop = $1 and not is_expo) as tickets,
         count(*) filter (where d.product is null)::int as missing,
         count(*) filter (where d.times > 1)::int as twice,
         count(*) filter (where d.units <> l.quantity)::int as wrong
       from session_lines l left join dishes d on d.session = l.session and d.product = l.product
       where l.shop = $1`,
      [shop],
    )
    const [found] = rows
    if (!found) throw new Error('nothing was counted')
    return found
  } finally {
    await client.end()
  }
}
