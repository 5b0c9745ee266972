import { openPage } from '@comanda/ui/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { giveWay } from './give-way.ts'

const bars = () => document.documentElement.dataset['bars']

const place = (name: string, top: number, height: number) => {
  const element = document.querySelector(name)!
  element.getBoundingClientRect = () => new DOMRect(0, top, 360, height)
}

/** Lays the page out as scrolled so far: the categories stick below the header of 56 px from 124 px on. */
const scrollTo = (y: number) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  place('.header', 0, 56)
  place('.browse-tabs', Math.max(56, 180 - y), 44)
  window.dispatchEvent(new Event('scroll'))
}

const start = () => {
  document.body.innerHTML =
    '<div class="header"><button></button></div><div class="browse-tabs"></div>'
  scrollTo(0)
  return giveWay()
}
let end: () => void = () => undefined
let closePage: () => void
beforeEach(() => {
  closePage = openPage({ isWide: false })
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
  closePage()
})

it('bars leave on the way down once the categories are at the top, and come back on the way up (SCREEN-3.10)', () => {
  end = start()
  scrollTo(100)
  expect(bars()).toBeUndefined()
  scrollTo(200)
  expect(bars()).toBe('away')
  scrollTo(190)
  expect(bars()).toBe('away')
  scrollTo(170)
  expect(bars()).toBeUndefined()
})

it('bars come back with the focus, stay while they have it, and once the menu is left (SCREEN-3.10)', () => {
  end = start()
  scrollTo(200)
  document.querySelector('button')!.focus()
  expect(bars()).toBeUndefined()
  scrollTo(400)
  expect(bars()).toBeUndefined()
  document.querySelector('button')!.blur()
  scrollTo(600)
  expect(bars()).toBe('away')
  end()
  expect(bars()).toBeUndefined()
})
