import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { ReportCards } from './report-cards.tsx'

const none = { bills: 0, guests: 0, total: 0 }

const cents = (text: string): number => Number(text.replaceAll(/\D/gu, ''))

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
        days: [],
        hours: [],
        hoursBefore: [],
        compared: { now: none, like: none, before: none },
        products: Array.from({ length: 15 }, (_, index) => ({
          product: String(index),
          name: [{ lang: 'en' as const, value: `Dish ${index}` }],
          quantity: 2,
          ...(index === 0 ? { weight: 1250 } : {}),
          amount: 20.1 - index,
          discounts: 0,
        })),
        payments: [payment('Cash', 126.4, -61.6, 6), payment('Card', 50, 0, 0)],
        channels: [],
        staff: [],
        kitchen: [],
        bookings: [],
        slots: [],
        stays: [],
        waiting: [],
        waitingHours: [],
      }}
      onOpen={() => undefined}
    />,
    { client },
  )
  const of = (label: string) => {
    const card = document.querySelector(`section[aria-label="${label}"]`)
    return {
      total: cents(card?.querySelector('.report-total strong')?.textContent ?? ''),
      amounts: [...(card?.querySelectorAll('.figure-text') ?? [])].map((one) =>
        cents(one.textContent ?? ''),
      ),
      details: [...(card?.querySelectorAll('.figure-detail') ?? [])].map((one) => one.textContent),
    }
  }
  const dishes = of('Dishes')
  expect(dishes.amounts).toHaveLength(13)
  expect(dishes.details.slice(0, 2)).toEqual(['× 2 · 1.250 kg', '× 2'])
  expect(dishes.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(dishes.total)
  const payments = of('Payments')
  expect(payments.amounts).toEqual([12_640, 5000])
  expect(payments.details[0]).toMatch(
    /tips .*6\.00 · payment surcharges .*1\.00 · refunded .*61\.60/,
  )
  expect(payments.total).toBe(12_640 - 6160 + 600 + 100 + 5000 + 100)
  await close()
})
