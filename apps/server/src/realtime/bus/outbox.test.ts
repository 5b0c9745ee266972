import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BusMessage, Subject } from '../../runtime/event-bus.ts'
import { mostWaiting, Outbox } from './outbox.ts'

const message = (data: number): BusMessage => ({ path: 'orders', event: 'created', data })
const taken = (outbox: Outbox) =>
  [...outbox.take()].map(([subject, { messages, hasLost }]) => [
    subject,
    messages.map(({ data }) => data),
    hasLost,
  ])

describe('messages that are to be sent', () => {
  it('are taken by subject; one that is being sent waits, so that each stays in order', () => {
    const outbox = new Outbox()
    outbox.add('shop/a', message(1))
    outbox.add('shop/b', message(2))
    outbox.add('shop/a', message(3))
    expect(taken(outbox)).toEqual([
      ['shop/a', [1, 3], false],
      ['shop/b', [2], false],
    ])
    outbox.add('shop/a', message(4))
    outbox.add('shop/c', message(5))
    expect(taken(outbox)).toEqual([['shop/c', [5], false]])
    expect([outbox.release('shop/b'), outbox.release('shop/a')]).toEqual([false, true])
    expect(taken(outbox)).toEqual([['shop/a', [4], false]])
  })

  it('that could not be sent are sent before newer ones', () => {
    const outbox = new Outbox()
    outbox.add('all', message(1))
    const [batch] = outbox.take().values()
    outbox.add('all', message(2))
    if (batch) outbox.takeBack('all', batch)
    outbox.release('all')
    expect(taken(outbox)).toEqual([['all', [1, 2], false]])
  })

  it('are at most a number in all: older ones are dropped, which each subject’s batch says', () => {
    const subjects: readonly Subject[] = ['all', 'shop/a', 'user/b']
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(mostWaiting), (count, more) => {
        const outbox = new Outbox()
        const total = mostWaiting + more
        for (let number = 0; number < total; number += 1)
          outbox.add(subjects[number % count] ?? 'all', message(number))
        expect(outbox.size).toBeLessThanOrEqual(mostWaiting)
        for (const [subject, { messages, hasLost }] of outbox.take()) {
          const last = messages.at(-1)?.data
          expect(subjects.indexOf(subject)).toBe(Number(last) % count)
          expect(Number(last)).toBeGreaterThanOrEqual(total - count)
          expect(hasLost).toBe(messages.length < Math.floor(total / count))
        }
      }),
      { numRuns: 10 },
    )
  })
})
