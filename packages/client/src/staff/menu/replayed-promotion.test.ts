import type { Replay, ReplayData } from '@comanda/contract'
import { noReplay } from '@comanda/shop-rules/replays'
import { expect, it } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createReplayedPromotion } from './replayed-promotion.ts'

const shop = 'a'.repeat(24)
const data = (near: number): ReplayData => ({
  shops: [shop],
  from: '2026-03-01',
  to: '2026-03-30',
  draft: { _id: 'd'.repeat(24), name: [] },
  near,
})
const page = (bills: number, cost: number): Replay => ({
  ...noReplay(),
  hours: [],
  rules: [],
  most: [],
  of: 3,
  bills,
  cost,
})
const next = { shop, day: '2026-03-02', session: 'b'.repeat(24), of: 3 }

it('BOOK-3.6: a replay asks until there is no more, shows how far it is, and adds up the figures', async () => {
  const pages = [{ ...page(2, 1.1), next }, page(1, 2.2)]
  const server = scriptedConnection({ 'orderDiscounts/replay create': () => pages.shift() })
  const replayed = createReplayedPromotion(server.connection)
  const seen: unknown[] = []
  replayed.state.subscribe(() => seen.push(replayed.state.get()))
  await replayed.replay(data(5))
  expect(seen).toMatchObject([
    { is: 'working', soFar: { bills: 2, of: 3 } },
    { is: 'done', figures: { bills: 3, of: 3, cost: 3.3 } },
  ])
  expect(server.calls.map(({ args }) => args[0])).toEqual([data(5), { ...data(5), after: next }])
})

it('BOOK-3.6: an earlier replay is not shown, whichever way it ends', async () => {
  const failures: ((error: Error) => void)[] = []
  const earlier = new Promise<never>((_resolve, reject) => failures.push(reject))
  const server = scriptedConnection({
    'orderDiscounts/replay create': ({ near }: ReplayData) => (near === 1 ? earlier : page(1, 2)),
  })
  const replayed = createReplayedPromotion(server.connection)
  const first = replayed.replay(data(1))
  await replayed.replay(data(2))
  failures[0]?.(new Error('ended'))
  await first
  expect(replayed.state.get()).toMatchObject({ is: 'done', figures: { cost: 2 } })
  replayed.end()
  expect(replayed.state.get()).toEqual({ is: 'working' })
})
