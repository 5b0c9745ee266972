import { sampleIds, sampleResult, sampleSession } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { expect, it } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { Payments } from './payments.tsx'

const paid = (amount: number) => ({
  _id: sampleIds.order,
  type: 'balance' as const,
  amount,
  tips: 0,
  surcharge: 0,
  surchargeWithoutTax: 0,
  time: '2026-03-03T12:10:00+08:00',
})
const open = (change: Partial<TableSession>) =>
  renderForDiner(<Payments session={sampleSession(change)} />)
const earning = (points: number) => ({
  result: sampleResult(80, { totals: { ...sampleResult(80).totals, points } }),
})

it('each payment shows its kind, its time and its amount', async () => {
  const { text, document } = await open({ payments: [paid(50)], outstanding: 30 })
  expect(text()).toContain('From the stored balance, 12:10')
  expect(document.body.textContent).toContain('$\u202F50.00')
})
it('PAY-1.4: after a part was paid, shows what is left to pay', async () => {
  const { document } = await open({ payments: [paid(50)], outstanding: 30 })
  expect(document.body.textContent).toContain('Still to pay$\u202F30.00')
})
it('a bill without payments does not ask for one', async () => {
  expect((await open({})).text()).toBe('')
})
it('says once everything is paid', async () => {
  const { text } = await open({ payments: [paid(80)], outstanding: 0 })
  expect(text()).toContain('Everything is paid')
})
it('a refund is a payment below zero', async () => {
  expect((await open({ payments: [paid(-10)] })).text()).toContain('Refunded')
})
it('says what points it earns: a member’s, or those that members earn', async () => {
  const visitor = await open(earning(8))
  expect(visitor.text()).toContain('Members earn 8 points with this')
  await visitor.close()
  const member = await open({ ...earning(8), user: sampleIds.gift })
  expect(member.text()).toContain('You earn 8 points once it is paid')
  await member.close()
  const done = await open({ ...earning(8), pointsEarned: 8, status: 'done' })
  expect(done.text()).toContain('You earned 8 points')
})

it('DEP-2.3: a deposit above the bill says what of it comes back', async () => {
  const { text, document } = await open({ payments: [paid(450)], outstanding: 0 })
  expect(text()).toContain('Everything is paid')
  expect(document.body.textContent).toMatch(/\$\D370\.00 of your deposit comes back/)
})
