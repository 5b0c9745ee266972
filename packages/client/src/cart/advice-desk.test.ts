import { afterEach, expect, it } from 'vitest'
import type { AdviceRequest } from '@comanda/engine/coupon-advice'
import { compilePriceBook } from '@comanda/engine/pricing'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { openDesk } from './advice-desk.ts'
import { type AdviceService, adviceService } from './advice-service.ts'
import { serveAdvice } from './serve-advice.ts'

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

/** A thread of which a test says when it runs, and when it ends. */
class TestThread extends EventTarget {
  port: MessagePort | undefined
  postMessage = (_: undefined, [port]: MessagePort[]): void => {
    this.port = port
    ports.push(port!)
  }
  terminate = (): void => this.port?.close()
  run = (): void => serveAdvice(this.port!)
  crash = (): boolean => this.dispatchEvent(new Event('error'))
}

const coupon = (id: string, discount: number) => ({
  id,
  rule: { _id: `d${id.padStart(23, '0')}`, discountType: 'amount' as const, discount },
})

const request: AdviceRequest = {
  book: compilePriceBook({ ...sampleMenu, timeConditions: sampleMenu.timeConditions ?? [] }),
  orders: [
    {
      now: '2026-03-03T12:00:00+08:00',
      shop: { _id: sampleIds.shop },
      session: { type: 'dineIn' },
      lines: [{ id: 'line', product: sampleIds.noodles, quantity: 2 }],
      coupons: [],
    },
  ],
  choices: [coupon('1', 5), coupon('2', 7)],
}

const opened = (startMs = 60_000, prepare = (thread: TestThread): void => thread.run()) => {
  const threads: TestThread[] = []
  const inSlices: string[] = []
  const slices = adviceService()
  const counted: AdviceService = {
    advise: (asked, signal) => {
      inSlices.push('advise')
      return slices.advise(asked, signal)
    },
    whyNot: (coupons, signal) => {
      inSlices.push('whyNot')
      return slices.whyNot(coupons, signal)
    },
  }
  const desk = openDesk({
    startThread: () => {
      const thread = new TestThread()
      threads.push(thread)
      queueMicrotask(() => prepare(thread))
      return thread
    },
    ownSlices: () => Promise.resolve(counted),
    startMs,
  })
  return { desk, threads, inSlices }
}

const { signal } = new AbortController()
const best = { payLeast: { coupons: ['1', '2'] } }

it('a thread that ends while it searches leaves nobody waiting: slices respond, and the next question starts another one (CPN-8.12)', async () => {
  const { desk, threads, inSlices } = opened()
  const asked = desk.advise(request, signal)
  while (!threads[0]?.port) await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  threads[0].crash()
  expect(await asked).toMatchObject(best)
  inSlices.length = 0
  expect(await desk.advise(request, signal)).toMatchObject(best)
  expect(threads).toHaveLength(2)
  expect(inSlices).toEqual([])
})

it('why a coupon is not used is known after the thread ended that found what to use (CPN-8.8)', async () => {
  const { desk, threads, inSlices } = opened()
  expect(await desk.advise(request, signal)).toMatchObject(best)
  threads[0]!.crash()
  expect(await desk.whyNot(['1'], signal)).toEqual(new Map())
  expect(inSlices).toEqual(['advise', 'whyNot'])
})

it('a thread that runs late advises once it runs (CPN-8.12)', async () => {
  const { desk, threads, inSlices } = opened(0, () => undefined)
  expect(await desk.advise(request, signal)).toMatchObject(best)
  expect(inSlices).toEqual(['advise'])
  threads[0]!.run()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await desk.advise(request, signal)).toMatchObject(best)
  expect(inSlices).toEqual(['advise'])
  expect(threads).toHaveLength(1)
})

it('threads that fail again and again are started no more', async () => {
  const { desk, threads, inSlices } = opened(60_000, (thread) => void thread.crash())
  for (let asked = 0; asked < 5; asked++)
    // eslint-disable-next-line no-await-in-loop
    expect(await desk.advise(request, signal)).toMatchObject(best)
  expect(threads).toHaveLength(3)
  expect(inSlices).toHaveLength(5)
})

it('a cart is forgotten once its advice is not shown any more (CPN-8.12)', async () => {
  const { desk } = opened()
  const ended = new AbortController()
  await desk.advise(request, ended.signal)
  ended.abort()
  expect(await desk.whyNot(['1'], signal)).toBeUndefined()
})
