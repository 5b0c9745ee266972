import { expect, it, vi } from 'vitest'
import { PageCache } from './page-cache.ts'

const html = (letter: string) => () => Promise.resolve(letter.repeat(100))
const text = async (page: ReturnType<PageCache['page']>) =>
  (await (await page)?.bytes(undefined))?.toString()

it('a page is made once for all who ask for it', async () => {
  const cache = new PageCache(() => 0)
  const make = vi.fn(html('a'))
  await Promise.all([cache.page('a', make), cache.page('a', make)])
  expect(make).toHaveBeenCalledOnce()
})

it('the pages used longest ago are dropped', async () => {
  const cache = new PageCache(() => 0, { size: 400, perSecond: 9 })
  for (const key of ['a', 'b']) await cache.page(key, html(key))
  await cache.page('a', html('a'))
  await cache.page('c', html('c'))
  const again = vi.fn(html('x'))
  expect(await text(cache.page('a', again))).toBe('a'.repeat(100))
  expect(await text(cache.page('b', again))).toBe('x'.repeat(100))
})

it('strangers cannot keep the server busy: few are made in a second', async () => {
  let now = 0
  const cache = new PageCache(() => now, { size: 9999, perSecond: 2 })
  for (const key of ['a', 'b']) expect(await cache.page(key, html(key))).toBeDefined()
  expect(await cache.page('c', html('c'))).toBeUndefined()
  now = 1000
  expect(await cache.page('c', html('c'))).toBeDefined()
})

it('a page that failed is not tried with each visit', async () => {
  const cache = new PageCache(() => 0)
  const make = vi.fn(() => Promise.reject(new Error('broken')))
  for (let visit = 0; visit < 2; visit += 1)
    await expect(cache.page('a', make)).rejects.toThrow('broken')
  expect(make).toHaveBeenCalledOnce()
})
