import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConnectionStatus } from '../connection/connection.ts'
import { CallError, neverSent, timedOut } from '../errors/call-error.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { memoryDatabase } from '../testing/memory-database.ts'
import { createIntentions } from './intentions.ts'
import { createSubmission } from './submission.ts'

/**
 * The fate of a call. `lost`: it is carried out, but the response is lost; `lostBefore`: it is not carried out either.
 */
const fates = [
  'answered',
  'lost',
  'lostBefore',
  'refused',
  'signedOut',
  'tooMany',
  'offline',
  'killed',
] as const
/** `unavailable`: 503, and it is not carried out; `unavailableDone`: its commit succeeded all the same. */
type Fate = (typeof fates)[number] | 'unavailable' | 'unavailableDone'

const failed = (statusCode: number, code = 'refused') =>
  new CallError({ name: 'Refused', message: 'refused', statusCode, code })

/** A server that carries out each key once, and pages of one browser that call it. */
const setUp = () => {
  const database = memoryDatabase()
  const storage = memoryStorage()
  const effects = new Map<string, string>()
  const sent: string[] = []
  const plan = { fate: 'answered' as Fate }

  const send = (payload: string, key: string): Promise<string> => {
    const { fate } = plan
    sent.push(key)
    if (fate === 'offline') return Promise.reject(neverSent())
    if (fate === 'lostBefore') return Promise.reject(timedOut())
    if (fate === 'signedOut') return Promise.reject(failed(401))
    if (fate === 'tooMany') return Promise.reject(failed(429))
    if (fate === 'unavailable') return Promise.reject(failed(503, 'unavailable'))
    if (fate === 'refused' && !effects.has(key)) return Promise.reject(failed(409))
    effects.set(key, payload)
    if (fate === 'unavailableDone') return Promise.reject(failed(503, 'unavailable'))
    if (fate === 'lost') return Promise.reject(timedOut())
    return fate === 'killed' ? new Promise(() => undefined) : Promise.resolve(`did ${payload}`)
  }
  const page = () =>
    createSubmission<string, string>({
      key: 'order',
      send,
      isPayload: (saved): saved is string => typeof saved === 'string',
      connection: { status: createStore<ConnectionStatus>('online') },
      intentions: createIntentions({ storage, indexedDB: database.indexedDB }),
    })
  const carriedOut = (payload: string): number =>
    [...effects.values()].filter((one) => one === payload).length
  return { page, plan, sent, carriedOut, stored: database.stored }
}

test('it is saved before it is sent, and deleted once its outcome is known', async () => {
  const { page, plan, sent, stored } = setUp()
  const order = page()
  plan.fate = 'killed'
  void order.submit('tea')
  expect(order.state.get()).toEqual({ status: 'busy', payload: 'tea', wasUnknown: false })
  await expect.poll(() => sent.length).toBe(1)
  expect(stored.get('order')).toMatchObject({ idempotencyKey: sent[0], payload: 'tea' })

  plan.fate = 'answered'
  const after = await page().submit('tea')
  expect(after).toEqual({ status: 'done', payload: 'tea', result: 'did tea' })
  expect(stored.size).toBe(0)
  expect(new Set(sent).size).toBe(1)
})

test('while it is being sent nothing else is sent', async () => {
  const { page, plan, sent } = setUp()
  const order = page()
  plan.fate = 'killed'
  void order.submit('tea')
  expect(await order.submit('cake')).toMatchObject({ status: 'busy', payload: 'tea' })
  await expect.poll(() => sent.length).toBe(1)
})

test('a refusal is an outcome: the next submission has a new key', async () => {
  const { page, plan, sent } = setUp()
  const order = page()
  plan.fate = 'refused'
  expect(await order.submit('tea')).toMatchObject({ status: 'refused', error: { code: 'refused' } })
  order.dismiss()
  expect(order.state.get()).toEqual({ status: 'idle' })
  plan.fate = 'answered'
  await order.submit('tea')
  expect(new Set(sent).size).toBe(2)
})

test('not sent → refused, since it cannot have been carried out', async () => {
  const { page, plan } = setUp()
  plan.fate = 'offline'
  expect(await page().submit('tea')).toMatchObject({ status: 'refused', error: { sent: false } })
})

test('no response → unknown; another payload is not sent, the same one is retried with its key', async () => {
  const { page, plan, sent, carriedOut } = setUp()
  const order = page()
  plan.fate = 'lost'
  expect(await order.submit('tea')).toMatchObject({ status: 'unknown', payload: 'tea' })
  order.dismiss()
  plan.fate = 'answered'
  expect(await order.submit('cake')).toMatchObject({ status: 'unknown', payload: 'tea' })
  expect(await order.submit('tea')).toMatchObject({ status: 'done' })
  expect(new Set(sent).size).toBe(1)
  expect(carriedOut('tea')).toBe(1)
})

test.each(['offline', 'signedOut', 'tooMany', 'lostBefore'] as const)(
  'unknown and retried: %s decides nothing about the first call, so it stays unknown',
  async (fate) => {
    const { page, plan } = setUp()
    const order = page()
    plan.fate = 'lost'
    await order.submit('tea')
    plan.fate = fate
    expect(await order.checkAgain()).toMatchObject({ status: 'unknown', payload: 'tea' })
  },
)

describe('while the server is unavailable', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => vi.useRealTimers())

  test('it is sent again with its key, whether it was carried out or not, and is busy until then (CALL-4.10)', async () => {
    for (const fate of ['unavailable', 'unavailableDone'] as const) {
      const { page, plan, sent, carriedOut } = setUp()
      const order = page()
      plan.fate = fate
      const submitted = order.submit('tea')
      await vi.advanceTimersByTimeAsync(2000)
      expect(order.state.get().status).toBe('busy')
      plan.fate = 'answered'
      await vi.advanceTimersByTimeAsync(4000)
      expect(await submitted).toMatchObject({ status: 'done' })
      expect(sent.length).toBeGreaterThan(2)
      expect(new Set(sent).size).toBe(1)
      expect(carriedOut('tea')).toBe(1)
    }
  })

  test('for long, its outcome is unknown; a refusal that decides nothing leaves it so (CALL-4.10)', async () => {
    const { page, plan, sent } = setUp()
    plan.fate = 'unavailable'
    const submitted = page().submit('tea')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await submitted).toMatchObject({ status: 'unknown', error: { code: 'unavailable' } })
    const attempts = sent.length
    await vi.advanceTimersByTimeAsync(30_000)
    expect(sent).toHaveLength(attempts)

    const again = page().submit('tea')
    await vi.advanceTimersByTimeAsync(100)
    plan.fate = 'tooMany'
    await vi.advanceTimersByTimeAsync(1000)
    expect(await again).toMatchObject({ status: 'unknown' })
  })
})

test('unknown, retried and refused: it was not carried out', async () => {
  const { page, plan } = setUp()
  const order = page()
  plan.fate = 'lostBefore'
  await order.submit('tea')
  plan.fate = 'refused'
  expect(await order.checkAgain()).toMatchObject({ status: 'refused' })
})

test('a page that is loaded later finds it unknown, with its payload', async () => {
  const { page, plan, sent } = setUp()
  plan.fate = 'lost'
  await page().submit('tea')
  const reloaded = page()
  expect(reloaded.state.get().status).toBe('idle')
  await reloaded.restored
  expect(reloaded.state.get()).toEqual({ status: 'unknown', payload: 'tea' })
  plan.fate = 'answered'
  expect(await reloaded.checkAgain()).toMatchObject({ status: 'done' })
  expect(new Set(sent).size).toBe(1)
})

test('a press before that: the same payload goes with the saved key, another finds the first unknown', async () => {
  const { page, plan, sent } = setUp()
  plan.fate = 'lost'
  await page().submit('tea')
  expect(await page().submit('cake')).toEqual({ status: 'unknown', payload: 'tea' })
  plan.fate = 'answered'
  expect(await page().submit('tea')).toMatchObject({ status: 'done' })
  expect(new Set(sent).size).toBe(1)
})

test('settled by another page → idle, and nothing is sent', async () => {
  const { page, plan, sent } = setUp()
  const [one, other] = [page(), page()]
  plan.fate = 'lost'
  await one.submit('tea')
  plan.fate = 'answered'
  await other.submit('tea')
  const calls = sent.length
  expect(await one.checkAgain()).toEqual({ status: 'idle' })
  expect(sent).toHaveLength(calls)
})

test('given up → idle, and the next has a new key', async () => {
  const { page, plan, sent, stored } = setUp()
  const order = page()
  plan.fate = 'lost'
  await order.submit('tea')
  await order.giveUp()
  expect(order.state.get()).toEqual({ status: 'idle' })
  expect(stored.size).toBe(0)
  await order.submit('cake')
  expect(new Set(sent).size).toBe(2)
})

test('a saved payload that cannot be read is replaced', async () => {
  const { page, stored } = setUp()
  stored.set('order', { key: 'order', idempotencyKey: 'old', payload: 5, time: Date.now() })
  const order = page()
  await order.restored
  expect(order.state.get()).toEqual({ status: 'idle' })
  expect(await order.submit('tea')).toMatchObject({ status: 'done' })
})

test('law: with any loss, refusal, kill or reload, on two pages, a payload is carried out at most once', async () => {
  const step = fc.record({
    fate: fc.constantFrom(...fates),
    act: fc.constantFrom('submit', 'checkAgain', 'reload'),
    page: fc.nat({ max: 1 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { page, plan, carriedOut } = setUp()
      const pages = [page(), page()]
      let wanted = 1
      for (const { fate, act, page: at } of steps) {
        plan.fate = fate
        if (act === 'reload') pages[at] = page()
        const here = pages[at] ?? page()
        const calling = act === 'checkAgain' ? here.checkAgain() : here.submit(`${wanted}`)
        if (fate === 'killed') {
          await new Promise((resolve) => setTimeout(resolve, 2))
          pages[at] = page()
        }
        const after = fate === 'killed' ? here.state.get() : await calling
        expect(carriedOut(`${wanted}`)).toBeLessThanOrEqual(1)
        if (after.status === 'done' && after.payload === `${wanted}`) {
          expect(carriedOut(`${wanted}`)).toBe(1)
          wanted++
        }
      }
    }),
    { numRuns: 150 },
  )
})
