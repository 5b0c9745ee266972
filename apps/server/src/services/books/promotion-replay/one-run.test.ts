import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneRun } from './one-run.ts'

/** Runs until it is ended. */
const endless = async (signal: AbortSignal): Promise<never> => {
  for (;;) {
    await setImmediate()
    signal.throwIfAborted()
  }
}

it('a later replay of an account ends the earlier one, and not that of another account (BOOK-3.6)', async () => {
  const earlier = oneRun('ada', endless)
  const refusal = expect(earlier).rejects.toMatchObject({ code: 409, data: { code: 'conflict' } })
  expect(await oneRun('mei', () => Promise.resolve('hers'))).toBe('hers')
  expect(await oneRun('ada', () => Promise.resolve('later'))).toBe('later')
  await refusal
  expect(await oneRun('ada', () => Promise.resolve('once more'))).toBe('once more')
})

it('so many accounts replay at a time; a further one may try again (BOOK-3.6)', async () => {
  const open = ['a', 'b', 'c', 'd'].map((account) => oneRun(account, endless))
  const all = Promise.allSettled(open)
  await expect(oneRun('e', endless)).rejects.toMatchObject({ code: 503 })
  for (const account of ['a', 'b', 'c', 'd'])
    expect(await oneRun(account, () => Promise.resolve(account))).toBe(account)
  expect((await all).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(await oneRun('e', () => Promise.resolve('e'))).toBe('e')
})
