import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { noReports } from '../../testing/no-reports.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { ReportCards } from './report-cards.tsx'

const cents = (text: string): number => Number(text.replaceAll(/\D/gu, ''))

const textsOf = (row: Element): string[] =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')

const payment = (method: string, taken: number, refunds: number, tips: number) => ({
  method,
  type: 'counter' as const,
  name: [{ lang: 'en' as const, value: method }],
  count: 3,
  taken,
  refunds,
  amount: taken + refunds,
  tips,
  surcharge: 1,
  rounding: 0,
})

it('STAFF-7.1: the dishes of a card sum to its total, also those that it does not name; payments with what came and went besides to what was taken', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const { document, close } = await renderForStaff(
    <ReportCards
      shown={{
        ...noReports,
        products: Array.from({ length: 15 }, (_, index) => ({
          product: String(index),
          name: [{ lang: 'en' as const, value: `Dish ${index}` }],
          quantity: 2,
          ...(index === 0 ? { weight: 1250 } : {}),
          amount: 20.1 - index,
          discounts: 0,
        })),
        payments: [payment('Cash', 126.4, -61.6, 6), payment('Card', 50, 0, 0)],
      }}
      onOpen={() => undefined}
    />,
    { client },
  )
  const of = (label: string) => {
    const card = document.querySelector(`section[aria-label="${label}"]`)
    return {
      total: cents(card?.querySelector('.report-total strong')?.textContent ?? ''),
      rows: [...(card?.querySelectorAll('tbody tr, tfoot tr') ?? [])].map(textsOf),
    }
  }
  const dishes = of('Dishes')
  expect(dishes.rows).toHaveLength(13)
  expect(dishes.rows.slice(0, 2).map(([, ...cells]) => cells.slice(0, 2))).toEqual([
    ['2', '1.250'],
    ['2', '–'],
  ])
  expect(dishes.rows.at(-1)?.[0]).toBe('3 more')
  const amounts = dishes.rows.map((row) => cents(row.at(-1) ?? ''))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(dishes.total)
  const payments = of('Payments')
  expect(payments.rows.map(([name, taken = '']) => [name, cents(taken)])).toEqual([
    ['Cash', 12_640],
    ['Card', 5000],
  ])
  expect(payments.rows[0]?.map(cents).slice(2)).toEqual([3, 600, 100, 6160])
  expect(payments.total).toBe(12_640 - 6160 + 600 + 100 + 5000 + 100)
  await close()
})

it('STAFF-7.6: days without a bill say so where their hours and staff would stand', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const shown = { ...noReports, payments: [payment('Top-up', 100, 0, 0)] }
  const cards = <ReportCards shown={shown} onOpen={() => undefined} />
  const { document, close } = await renderForStaff(cards, { client })
  for (const card of ['Sales', 'Staff']) {
    const text = document.querySelector(`section[aria-label="${card}"]`)?.textContent
    expect(text).toBe(`${card}No bills.`)
  }
  await close()
})
