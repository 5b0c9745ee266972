import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Subject } from '../../runtime/event-bus.ts'
import { FollowedSubjects, idleFor } from './followed-subjects.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Followed subjects on a carrier whose subjects arrive when the test says so, or at once. */
const opened = (isSlow = false) => {
  const carried: Subject[] = []
  const gaps: Subject[] = []
  const arrivals = new Map<Subject, () => void>()
  const carrier = {
    follow: (subject: Subject) => {
      carried.push(subject)
      if (!isSlow) return undefined
      return new Promise<void>((resolve) => {
        arrivals.set(subject, resolve)
      })
    },
    unfollow: (subject: Subject) => void carried.splice(carried.indexOf(subject), 1),
  }
  const followed = new FollowedSubjects(carrier, (subjects) => gaps.push(...subjects))
  return { followed, carried, gaps, arrivals }
}

describe('a subject is followed (EVENT-1.8)', () => {
  it('for as long as anybody needs it, and a while longer', () => {
    const { followed, carried } = opened()
    const [one, other] = [followed.follow('shop/a'), followed.follow('shop/a')]
    expect(carried).toEqual(['shop/a'])
    one.end()
    one.end()
    vi.advanceTimersByTime(2 * idleFor)
    expect(carried).toEqual(['shop/a'])
    other.end()
    vi.advanceTimersByTime(idleFor / 2)
    const later = followed.follow('shop/a')
    vi.advanceTimersByTime(2 * idleFor)
    expect(carried).toEqual(['shop/a'])
    later.end()
    vi.advanceTimersByTime(2 * idleFor)
    expect(carried).toEqual([])
    expect(followed.has('shop/a')).toBe(false)
  })

  it('idle ones are at most a number; those that have been idle longest are dropped first', () => {
    const { followed, carried } = opened()
    followed.follow('all')
    for (let number = 0; number < 20_000; number += 1) {
      followed.follow(`user/${number}`).end()
      vi.advanceTimersByTime(1)
    }
    expect(carried.length).toBeLessThan(6000)
    expect([carried[0], carried.at(-1)]).toEqual(['all', 'user/19999'])
  })
})

describe('who reads what a subject’s events keep current', () => {
  it('waits until they arrive', async () => {
    const { followed, gaps, arrivals } = opened(true)
    const following = followed.follow('shop/a')
    const { ready } = following
    expect(ready).toBeDefined()
    arrivals.get('shop/a')?.()
    await ready
    expect(following.ready).toBeUndefined()
    expect(followed.follow('shop/a').ready).toBeUndefined()
    vi.advanceTimersByTime(5000)
    expect(gaps).toEqual([])
  })

  it('does not wait for long; a gap is reported once they arrive', async () => {
    const { followed, gaps, arrivals } = opened(true)
    const { ready } = followed.follow('shop/a')
    vi.advanceTimersByTime(5000)
    await ready
    expect(gaps).toEqual([])
    arrivals.get('shop/a')?.()
    await vi.waitFor(() => expect(gaps).toEqual(['shop/a']))
  })
})
