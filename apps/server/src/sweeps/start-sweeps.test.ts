import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import type { ServerContext } from '../calls/served.ts'
import { startSweeps } from './start-sweeps.ts'

const context = { runtime: { log: pino({ level: 'silent' }) } } as ServerContext

it('PAY-6.1: continues until nothing is due, and one sweep does not wait for another', async () => {
  const left = { one: 3, other: 1 }
  const paused: (() => void)[] = []
  const slow = new Promise<void>((resolve) => paused.push(resolve))
  const sweeps = [
    { name: 'one', run: () => Promise.resolve(left.one-- > 0 ? 1 : 0) },
    { name: 'other', run: () => slow.then(() => (left.other-- > 0 ? 1 : 0)) },
  ]
  const sweeper = startSweeps(context, sweeps, 1_000_000)
  const done = sweeper.sweep()
  await vi.waitFor(() => expect(left.one).toBe(-1))
  expect(left.other).toBe(1)
  paused[0]?.()
  await done
  expect(left.other).toBe(-1)
  await sweeper.stop()
})

it('PAY-6.1: a sweep that fails runs again; a stopped sweeper starts none', async () => {
  let runs = 0
  const run = (): Promise<number> => {
    runs += 1
    return Promise.reject(new Error('the database is away'))
  }
  const sweeper = startSweeps(context, [{ name: 'failing', run }], 1_000_000)
  await sweeper.sweep()
  await sweeper.sweep()
  expect(runs).toBe(2)
  await sweeper.stop()
  await sweeper.sweep()
  expect(runs).toBe(2)
})

it('PAY-6.1: a run that waits for a provider delays nothing that is due after it, and few runs wait', async () => {
  let begun = 0
  const responds: (() => void)[] = []
  const silent = new Promise<void>((resolve) => responds.push(resolve))
  const run = async (): Promise<number> => {
    begun += 1
    await silent
    return 0
  }
  const sweeper = startSweeps(context, [{ name: 'refunds', run }], 1_000_000)
  const looks = Array.from({ length: 20 }, () => sweeper.sweep())
  expect(begun).toBe(5)
  for (const respond of responds) respond()
  await Promise.all(looks)
  await sweeper.stop()
})
