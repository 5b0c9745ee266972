import type { DayFigures } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { channelFigures, channelName } from './channel-figures.ts'
import type { Database } from '../../../database/connect.ts'
import { closedBillFigures } from './closed-bill-figures.ts'
import type { DayOfShop } from './day-of-shop.ts'
import { depositFigures } from './deposit-figures.ts'
import { tillFigures } from './till-figures.ts'
import { taxFigures } from './tax-figures.ts'
import { voidFigures } from './void-figures.ts'

type Bills = DayFigures['bills']
type Sums = Record<string, string | number | null>

/** Returns the sums of a row as numbers: PostgreSQL sends exact decimals as text. */
const numbersOf = (row: Sums | undefined): Record<string, number> =>
  Object.fromEntries(Object.entries(row ?? {}).map(([name, sum]) => [name, Number(sum ?? 0)]))

const totalOf = (name: keyof Bills) =>
  sql`coalesce(sum((result->'totals'->>${name})::numeric) filter (where status = 'done'), 0)`

const closedAs = (how: string) => sql`where status = 'done' and closed->>'how' = ${how}`

const billSums = async (database: Database, { shop, day }: DayOfShop) => {
  const total = sql`(result->'totals'->>'total')::numeric`
  const { rows } = await database.execute<Sums>(sql`
    select count(*) filter (where status = 'done' and type <> 'topUp') as count,
      sum(capacity) filter (where status = 'done') as guests,
      ${totalOf('products')} as products, ${totalOf('surcharges')} as surcharges,
      ${totalOf('taxIncluded')} as "taxIncluded", ${totalOf('taxExcluded')} as "taxExcluded",
      ${totalOf('taxRelief')} as "taxRelief", ${totalOf('discounts')} as discounts,
      ${totalOf('adjusts')} as adjusts, ${totalOf('rounding')} as rounding,
      ${totalOf('tips')} as tips, ${totalOf('total')} as total,
      count(*) filter (where status = 'void') as "voidCount",
      sum(${total}) filter (where status = 'void') as "voidAmount",
      count(*) filter (where status = 'done' and type = 'topUp' and deposit is null) as "topUpCount",
      sum(${total}) filter (where status = 'done' and type = 'topUp' and deposit is null) as "topUpAmount",
      count(*) filter (where status = 'done' and deposit is not null) as "keptCount",
      sum(${total}) filter (where status = 'done' and deposit is not null) as "keptAmount",
      count(*) filter (${closedAs('paidElsewhere')}) as "elsewhereCount",
      sum((closed->>'amount')::numeric) filter (${closedAs('paidElsewhere')}) as elsewhere,
      count(*) filter (${closedAs('onTheHouse')}) as "houseCount",
      sum((closed->>'amount')::numeric) filter (${closedAs('onTheHouse')}) as house,
      count(*) filter (${closedAs('walkout')}) as "walkoutCount",
      sum((closed->>'amount')::numeric) filter (${closedAs('walkout')}) as walkout
    from table_sessions where shop = ${shop} and day = ${day}`)
  return numbersOf(rows[0])
}

const categorySums = async (database: Database, { shop, day }: DayOfShop) => {
  const { rows } = await database.execute<{
    category: string | null
    name: NonNullable<DayFigures['categories'][number]['name']> | null
    quantity: string
    amount: string
  }>(sql`
    select l.category, c.name, sum((p.line->>'quantity')::int) as quantity,
      sum((p.line->>'total')::numeric) as amount
    from table_sessions t
    cross join lateral jsonb_array_elements(t.result->'lines') as p(line)
    join session_lines l on l.shop = t.shop and l.session = t._id and l.id = p.line->>'id'
    left join categories c on c.shop = t.shop and c._id = l.category
    where t.shop = ${shop} and t.day = ${day} and t.status = 'done'
    group by l.category, c.name order by amount desc, l.category limit 200`)
  return rows.map(({ category, name, quantity, amount }) => ({
    ...(category === null ? {} : { category }),
    ...(name === null ? {} : { name }),
    quantity: Number(quantity),
    amount: Number(amount),
  }))
}

/** Rules are one row each; what staff gave in percent or as an amount is one row in all, whatever its reason. */
const discountSums = async (database: Database, { shop, day }: DayOfShop) => {
  const { rows } = await database.execute<{
    discount: string
    name: NonNullable<DayFigures['discounts'][number]['name']> | null
    count: string
    amount: string
  }>(sql`
    with taken as (
      select d->>'rule' as rule, (d->>'amount')::numeric as amount,
        coalesce(nullif(result->'labels'->(d->>'rule')->'name', '[]'), 'null') as name,
        manual_discount->'rule'->>'_id' = d->>'rule' and not exists (
          select 1 from order_discounts o where o._id = d->>'rule') as given
      from table_sessions, jsonb_array_elements(result->'discounts') as d
      where shop = ${shop} and day = ${day} and status = 'done' and (d->>'amount')::numeric <> 0
    ), named as (
      select *, case when given or name = 'null' then 'byHand' else rule end as discount from taken
    )
    select discount, case when discount <> 'byHand' then (array_agg(name))[1] end as name,
      count(*) as count, sum(amount) as amount
    from named group by discount order by amount, discount limit 200`)
  return rows.map(({ discount, name, count, amount }) => ({
    discount,
    ...(name === null ? {} : { name }),
    count: Number(count),
    amount: Number(amount),
  }))
}

const paymentSums = async (database: Database, { shop, day }: DayOfShop) => {
  const { rows } = await database.execute<{
    method: string | null
    name: NonNullable<DayFigures['payments'][number]['name']> | null
    type: DayFigures['payments'][number]['type']
    [sum: string]: unknown
  }>(sql`
    select p.method, coalesce(m.name, ${channelName}) as name, p.type, count(*) filter (where p.reverses is null) as count,
      sum(p.amount) as amount, coalesce(sum(p.tips), 0) as tips,
      coalesce(sum(p.surcharge), 0) as surcharge,
      coalesce(sum(p.rounding), 0) as rounding,
      coalesce(sum(p.amount) filter (where p.amount < 0), 0) as refunds,
      coalesce(sum(p.amount + coalesce(p.tips, 0) + coalesce(p.surcharge, 0)
        + coalesce(p.rounding, 0)) filter (where p.type = 'counter'
        and coalesce(p.reference, o.reference) is not null), 0) as referenced
    from session_payments p left join payment_methods m on m._id = p.method
      left join channels c on c.shop = ${shop} and c._id = p.method
    left join session_payments o on o.shop = ${shop} and o.session = p.session and o._id = p.reverses
    where p.shop = ${shop} and p.day = ${day}
    group by p.method, m.name, c.name, p.type order by p.type, p.method limit 200`)
  return rows.map(({ method, name, type, ...sums }) => ({
    ...(method === null ? {} : { method }),
    ...(name === null ? {} : { name }),
    type,
    count: Number(sums['count']),
    amount: Number(sums['amount']) / 100,
    tips: Number(sums['tips']) / 100,
    surcharge: Number(sums['surcharge']) / 100,
    rounding: Number(sums['rounding']) / 100,
    refunds: Number(sums['refunds']) / 100,
    ...(Number(sums['referenced']) === 0 ? {} : { referenced: Number(sums['referenced']) / 100 }),
  }))
}

/** Returns the payments that belong to another day than their bills, in cents (STAFF-6.4). */
const otherDays = async (database: Database, { shop, day }: DayOfShop) => {
  const { rows } = await database.execute<Sums>(sql`
    select sum(p.amount) filter (where t.day is null or t.day > p.day) as prepaid,
      sum(p.amount) filter (where t.day < p.day) as "ofEarlier",
      (select sum(p.amount) from table_sessions t
        join session_payments p on p.shop = t.shop and p.session = t._id
        where t.shop = ${shop} and p.shop = ${shop} and t.day = ${day} and p.day <> t.day) as "paidBefore"
    from session_payments p join table_sessions t on t.shop = p.shop and t._id = p.session
    where p.shop = ${shop} and t.shop = ${shop} and p.day = ${day} and p.day is distinct from t.day`)
  return numbersOf(rows[0])
}

const openBills = async (database: Database, { shop }: DayOfShop) => {
  const { rows } = await database.execute<Sums>(sql`
    select count(*) as count,
      coalesce(sum(greatest(0, (t.result->'totals'->>'total')::numeric - coalesce(
        (select sum(p.amount) / 100.0 from session_payments p
          where p.shop = ${shop} and p.session = t._id), 0))), 0) as outstanding
    from table_sessions t where t.shop = ${shop} and t.status in ('ongoing', 'toPay') and t.deposit is null`)
  const { count = 0, outstanding = 0 } = numbersOf(rows[0])
  return { count, outstanding }
}

const unpaid = (count = 0, amount = 0) => ({ count, amount })

/** Returns the figures of a day as they are now (STAFF-6.4). */
export const dayFigures = async (database: Database, of: DayOfShop): Promise<DayFigures> => {
  const bills = await billSums(database, of)
  const { prepaid = 0, ofEarlier = 0, paidBefore = 0 } = await otherDays(database, of)
  const ofClosed = await closedBillFigures(database, of)
  const sum = (name: string): number => bills[name] ?? 0
  return {
    version: 1,
    bills: {
      count: sum('count'),
      guests: sum('guests'),
      products: sum('products'),
      surcharges: sum('surcharges'),
      taxIncluded: sum('taxIncluded'),
      taxExcluded: sum('taxExcluded'),
      taxRelief: sum('taxRelief'),
      discounts: sum('discounts'),
      adjusts: sum('adjusts'),
      rounding: sum('rounding'),
      tips: sum('tips'),
      total: sum('total'),
      void: unpaid(bills['voidCount'], bills['voidAmount']),
      topUps: unpaid(bills['topUpCount'], bills['topUpAmount']),
      deposits: unpaid(bills['keptCount'], bills['keptAmount']),
    },
    categories: await categorySums(database, of),
    discounts: await discountSums(database, of),
    taxes: await taxFigures(database, of),
    voids: await voidFigures(database, of),
    payments: await paymentSums(database, of),
    ...(await channelFigures(database, of)),
    closings: {
      paidElsewhere: unpaid(bills['elsewhereCount'], bills['elsewhere']),
      onTheHouse: unpaid(bills['houseCount'], bills['house']),
      walkout: unpaid(bills['walkoutCount'], bills['walkout']),
    },
    prepaid: prepaid / 100,
    paidBefore: paidBefore / 100,
    ofEarlier: ofEarlier / 100,
    ...(ofClosed && { ofClosed }),
    open: await openBills(database, of),
    cash: await tillFigures(database, of),
    deposits: await depositFigures(database, of),
  }
}
