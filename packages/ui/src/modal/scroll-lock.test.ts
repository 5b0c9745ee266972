import { afterEach, expect, it, vi } from 'vitest'
import { lockScroll } from './scroll-lock.ts'

afterEach(() => vi.unstubAllGlobals())

it('the page scrolls again once the last of several stacked dialogs is closed', () => {
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  const [first, second] = [lockScroll(), lockScroll()]
  first()
  expect(dataset).toHaveProperty('modal')
  second()
  expect(dataset).not.toHaveProperty('modal')
})
