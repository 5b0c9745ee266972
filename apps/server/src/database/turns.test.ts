import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

const busy = { code: 503, data: { code: 'unavailable', retryAfter: 1000 } }

describe('turns', () => {
  it('law: of a key, work takes place one after the other as it came, whatever fails; keys do not wait for each other', async () => {
    const task = fc.record({ key: fc.constantFrom('a', 'b'), fails: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(task, { maxLength: 12 }),
        async (scheduler, tasks) => {
          const turns = new Turns({ patience: 60_000, most: 100 })
          const log: { key: string; at: number; is: 'begun' | 'ended' }[] = []
          const done = tasks.map(({ key, fails }, at) =>
            turns
              .take(key, async () => {
                log.push({ key, at, is: 'begun' })
                await scheduler.schedule(Promise.resolve())
                log.push({ key, at, is: 'ended' })
                if (fails) throw new Error('failed')
              })
              .then(() => false)
              .catch(() => true),
          )
          await scheduler.waitFor(Promise.all(done))
          expect(await Promise.all(done)).toEqual(tasks.map(({ fails }) => fails))
          for (const key of ['a', 'b']) {
            const own = tasks.flatMap((one, at) => (one.key === key ? [at] : []))
            expect(log.filter((entry) => entry.key === key)).toEqual(
              own.flatMap((at) => [
                { key, at, is: 'begun' },
                { key, at, is: 'ended' },
              ]),
            )
          }
        },
      ),
    )
  })

  it('OVER-1.4: a call waits for its turn only so long, and only so many wait', async () => {
    const turns = new Turns({ patience: 20, most: 1 })
    const end: (() => void)[] = []
    const first = turns.take('table', () => new Promise<void>((resolve) => end.push(resolve)))
    const second = turns.take('table', () => Promise.resolve())
    await expect(turns.take('table', () => Promise.resolve())).rejects.toMatchObject(busy)
    expect(await turns.take('other', () => Promise.resolve('served'))).toBe('served')
    await expect(second).rejects.toMatchObject(busy)
    end[0]?.()
    await first
    expect(await turns.take('table', () => Promise.resolve('served'))).toBe('served')
  })

  it('OVER-1.1: what a call waited before counts: it waits for what is left, and passes on how long it waited in all', async () => {
    const turns = new Turns({ patience: 60_000, most: 1 })
    const end: (() => void)[] = []
    const first = turns.take('table', () => new Promise<void>((resolve) => end.push(resolve)))
    await expect(turns.take('table', () => Promise.resolve(), 60_000)).rejects.toMatchObject(busy)
    const second = turns.take('table', (waited) => Promise.resolve(waited), 500)
    end[0]?.()
    await first
    expect(await second).toBeGreaterThan(500)
    expect(await turns.take('table', (waited) => Promise.resolve(waited), 500)).toBe(500)
  })
})
