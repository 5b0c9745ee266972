import { afterEach, expect, it } from 'vitest'
import type { AdviceRequest } from '@comanda/engine/coupon-advice'
import { compilePriceBook } from '@comanda/engine/pricing'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { adviceService } from './advice-service.ts'
import { threadService } from './advice-thread.ts'
import { serveAdvice } from './serve-advice.ts'

const { noodles, shop } = sampleIds
const opened: MessagePort[] = []
afterEach(() => {
  for (const port of opened.splice(0)) port.close()
})

/** A channel copies what it carries, as that to a thread does. */
const openThread = () => {
  const { port1, port2 } = new MessageChannel()
  opened.push(port1, port2)
  port1.start()
  const thread = threadService(port1)
  serveAdvice(port2)
  return thread
}

const coupon = (name: string, discount: number, denies: readonly string[] = []) => ({
  id: name,
  rule: {
    _id: `d${name.padStart(23, '0')}`,
    discountType: 'amount' as const,
    discount,
    ...(denies.length > 0 && { ruleType: 'denylist' as const, rules: [...denies] }),
  },
})

const request = (product: string = noodles): AdviceRequest => ({
  book: compilePriceBook({ ...sampleMenu, timeConditions: sampleMenu.timeConditions ?? [] }),
  orders: [
    {
      now: '2026-03-03T12:00:00+08:00',
      shop: { _id: shop },
      session: { type: 'dineIn' },
      lines: [{ id: 'line', product, quantity: 2 }],
      coupons: [],
    },
  ],
  choices: [coupon('1', 5), coupon('2', 7), coupon('3', 9, [coupon('1', 5).rule._id])],
})

it('a thread advises as the page does, once and again of the same menu (CPN-8.12)', async () => {
  const thread = openThread()
  const page = adviceService()
  const { signal } = new AbortController()
  const one = request()
  for (const asked of [one, { ...one, choices: one.choices.slice(0, 2) }]) {
    const advice = await thread.advise(asked, signal)
    expect(advice).toEqual(await page.advise(asked, signal))
    expect(advice?.payLeast).toBeDefined()
    const ids = asked.choices.map(({ id }) => id)
    expect(await thread.whyNot(ids, signal)).toEqual(await page.whyNot(ids, signal))
  }
})

it('a thread says nothing of a cart that has changed, and advises on the next one (CPN-8.1, CPN-8.12)', async () => {
  const thread = openThread()
  const ended = new AbortController()
  const first = thread.advise(request(), ended.signal)
  ended.abort()
  expect(await first).toBeUndefined()
  expect(await thread.whyNot(['1'], ended.signal)).toBeUndefined()
  const { signal } = new AbortController()
  expect((await thread.advise(request(), signal))?.payLeast?.coupons).toEqual(['2', '3'])
})

it('an order that cannot be priced is an error of its own question alone', async () => {
  const thread = openThread()
  const { signal } = new AbortController()
  await expect(thread.advise(request('f'.repeat(24)), signal)).rejects.toThrow()
  expect((await thread.advise(request(), signal))?.payLeast).toBeDefined()
})
