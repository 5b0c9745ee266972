import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdleClock, onlineIdle } from './idle-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('idle', () => {
  it.each([
    ['online: warns after 30 s, resets after a further 60 s', onlineIdle, 30_000, 90_000],
    [
      'times of its own: after 60 s and a further 10 s',
      { warn: 60_000, reset: 10_000 },
      60_000,
      70_000,
    ],
  ] as const)('%s', (_, times, warned, reset) => {
    const onReset = vi.fn<() => void>()
    const clock = createIdleClock(times, onReset)
    const stop = clock.start()
    vi.advanceTimersByTime(warned - 1)
    expect(clock.left.get()).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(clock.left.get()).toBe(times.reset)
    vi.advanceTimersByTime(reset - warned - 1)
    expect(onReset).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onReset).toHaveBeenCalledOnce()
    expect(clock.left.get()).toBeUndefined()
    stop()
  })

  it('a touch starts the time again, before the warning and during it (SHELL-4.2)', () => {
    const onReset = vi.fn<() => void>()
    const clock = createIdleClock(onlineIdle, onReset)
    const stop = clock.start()
    vi.advanceTimersByTime(29_000)
    clock.touch()
    vi.advanceTimersByTime(29_999)
    expect(clock.left.get()).toBeUndefined()
    vi.advanceTimersByTime(50_000)
    expect(clock.left.get()).toBeDefined()
    clock.touch()
    expect(clock.left.get()).toBeUndefined()
    vi.advanceTimersByTime(89_000)
    expect(onReset).not.toHaveBeenCalled()
    stop()
  })

  it('counts down by the second (SHELL-4.2)', () => {
    const clock = createIdleClock(onlineIdle, () => undefined)
    const stop = clock.start()
    vi.advanceTimersByTime(33_000)
    expect(clock.left.get()).toBe(57_000)
    stop()
  })
})
