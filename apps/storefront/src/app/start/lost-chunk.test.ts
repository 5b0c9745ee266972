import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnceServed, reloadOnLostChunk } from './lost-chunk.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser that consists of the failed chunk, the reload and the tab's storage. */
const stubBrowser = () => {
  const events = new EventTarget()
  const entries = new Map<string, string>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('window', {
    addEventListener: events.addEventListener.bind(events),
    location: { reload },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  })
  return { reload, fail: () => events.dispatchEvent(new Event('vite:preloadError')) }
}

test('SHELL-3.4: a failed chunk reloads the page, at most once in 60 s', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const { reload, fail } = stubBrowser()
  reloadOnLostChunk()
  fail()
  fail()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.setSystemTime(1_060_000)
  fail()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('an app that cannot start is loaded again once the server responds', async () => {
  vi.useFakeTimers()
  const { reload } = stubBrowser()
  const health = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('no network'))
  vi.stubGlobal('fetch', health.mockResolvedValue({ ok: true }))
  const begun = reloadOnceServed()
  await vi.advanceTimersByTimeAsync(3000)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  await begun
  expect(reload).toHaveBeenCalledTimes(1)
})
