import { expect, it, vi } from 'vitest'
import { CallsAtOnce } from './calls-at-once.ts'

/** A call that ends when the test says so. */
const slowCalls = () => {
  const ends: (() => void)[] = []
  const make = () => new Promise<string>((resolve) => ends.push(() => resolve('pending')))
  return { ends, make }
}

it('PAY-6.3: so many queries of an account are under way, and the next begins when one ends', async () => {
  const calls = new CallsAtOnce({ most: 2, patience: 1_000_000 })
  const { ends, make } = slowCalls()
  const all = Promise.all(['a', 'a', 'a', 'a'].map((account) => calls.call(account, make)))
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  ends[0]?.()
  await vi.waitFor(() => expect(ends).toHaveLength(3))
  ends[1]?.()
  await vi.waitFor(() => expect(ends).toHaveLength(4))
  for (const end of ends) end()
  expect(await all).toEqual(['pending', 'pending', 'pending', 'pending'])
  const again = calls.call('a', make)
  await vi.waitFor(() => expect(ends).toHaveLength(5))
  ends.at(-1)?.()
  expect(await again).toBe('pending')
})

it('PAY-6.3: a provider that is silent delays no other: its queries are put off', async () => {
  const calls = new CallsAtOnce({ most: 1, patience: 0 })
  const { ends, make } = slowCalls()
  const silent = calls.call('a', make)
  expect(await calls.call('a', make)).toBeUndefined()
  const other = calls.call('b', make)
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  for (const end of ends) end()
  expect(await Promise.all([silent, other])).toEqual(['pending', 'pending'])
})
