import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart } from './load-part.ts'

interface FakeLink extends EventTarget {
  readonly rel: string
  readonly href: string
}

let links: FakeLink[]
let events: EventTarget
const health = vi.fn<() => Promise<unknown>>()
const browser = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  links = []
  events = new EventTarget()
  browser.onLine = true
  health.mockReset().mockRejectedValue(new TypeError('no network'))
  const remove = (link: object): void => {
    links = links.filter((other) => other !== link)
  }
  vi.stubGlobal('fetch', health)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('window', { dispatchEvent: (event: Event) => events.dispatchEvent(event) })
  vi.stubGlobal('document', {
    head: { append: (link: FakeLink) => void links.push(link) },
    querySelector: (selector: string) =>
      links.find(({ rel, href }) => selector === `link[rel=${rel}][href="${href}"]`) ?? null,
    createElement: () => {
      const link = new EventTarget()
      return Object.assign(link, { remove: () => remove(link) })
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A part that does not arrive the first times. */
const arrivesAfter = (failures: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  for (let failure = 0; failure < failures; failure += 1)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

it('SHELL-3.4: a part that does not arrive is requested again while the network is away', async () => {
  const load = arrivesAfter(3)
  const loaded = loadPart(load)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loaded).toBe('part')
  expect(load).toHaveBeenCalledTimes(4)
})

it('SHELL-3.4: a part that failed just before the network was back is requested again, and the page is not loaded again', async () => {
  const lost = vi.fn<() => void>()
  events.addEventListener('vite:preloadError', lost)
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementationOnce(() => {
    health.mockResolvedValue({ ok: true })
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const loaded = loadPart(load)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(load).toHaveBeenCalledTimes(3)
  expect(lost).not.toHaveBeenCalled()
  expect(await loaded).toBe('part')
})

it('SHELL-3.4: a part that does not arrive although the server responds is lost: the page is loaded again', async () => {
  health.mockResolvedValue({ ok: true })
  const lost = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  events.addEventListener('vite:preloadError', lost)
  const settled = vi.fn<() => void>()
  void loadPart(arrivesAfter(9)).finally(settled)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(lost).toHaveBeenCalledTimes(1)
  expect(settled).not.toHaveBeenCalled()
})

it('SHELL-3.4: it fails if the page is not loaded again', async () => {
  health.mockResolvedValue({ ok: true })
  const load = arrivesAfter(9)
  const failed = expect(loadPart(load)).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(20_000)
  await failed
  expect(load).toHaveBeenCalledTimes(2)
})

it('SCREEN-1.9: a device that knows that it has no network says so at once', async () => {
  browser.onLine = false
  const load = arrivesAfter(9)
  await expect(loadPart(load)).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(1)
  expect(health).not.toHaveBeenCalled()
})

it('a part waits for its styles, which are requested again if they do not arrive, and for no script', async () => {
  const load = arrivesAfter(0)
  const loaded = loadPart(load, ['/a.js', '/a.css'])
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'modulepreload /a.js',
    'stylesheet /a.css',
  ])
  links[1]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(300)
  expect(load).not.toHaveBeenCalled()
  expect(links.map(({ href }) => href)).toEqual(['/a.js', '/a.css'])
  links[1]?.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('part')
})

it('a file is requested once, also if the page itself or another part has requested it', async () => {
  links.push(Object.assign(new EventTarget(), { rel: 'stylesheet', href: '/page.css' }))
  const files = ['/page.css', '/b.js', '/b.css']
  const both = Promise.all([loadPart(arrivesAfter(0), files), loadPart(arrivesAfter(0), files)])
  expect(links.map(({ href }) => href)).toEqual(['/page.css', '/b.js', '/b.css'])
  links[2]?.dispatchEvent(new Event('load'))
  expect(await both).toEqual(['part', 'part'])
})
