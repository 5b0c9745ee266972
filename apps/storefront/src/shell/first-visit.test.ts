import { createStore, memoryStorage } from '@comanda/client'
import type { NameLanguage } from '@comanda/engine/catalog'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { afterEach, expect, it, vi } from 'vitest'
import type { Diner } from '../diner/diner-context.tsx'
import { greetFirstVisit } from './first-visit.ts'
import { notices } from '../notices/notice.ts'

const messages = await loadStorefrontMessages('en')
const deviceIn = (languages: readonly string[], menu?: readonly NameLanguage[]) => {
  const storage = memoryStorage()
  const visit = () => {
    vi.stubGlobal('navigator', { userAgent: '', languages })
    notices.set([])
    const shop = menu && { languages: menu }
    const diner = {
      client: { catalogue: { state: createStore({ menu: shop && { shop } }) } },
      visit: { state: createStore({}) },
    }
    greetFirstVisit(diner as unknown as Diner, storage, 'en', messages)
    return notices.get().map(({ text }) => text)
  }
  return { storage, visit }
}
afterEach(() => vi.unstubAllGlobals())

it('LANG-1.7: the first visit in a language that the app does not have shows which ones it has, the next does not', () => {
  const { storage, visit } = deviceIn(['ja-JP', 'en'])
  expect(visit()).toEqual(['繁體中文 · 简体中文 · English'])
  expect(storage.read('isVisited')).toBe('true')
  expect(visit()).toEqual([])
})
it.each(['en-AU', 'zh-TW', 'yue-HK'])('LANG-1.7: one in %s does not', (language) => {
  const { storage, visit } = deviceIn([language])
  expect(visit()).toEqual([])
  expect(storage.read('isVisited')).toBe('true')
})

it('LANG-1.7: in an Italian trattoria a French guest is shown the languages of the menu too, an Italian one nothing', () => {
  const trattoria = ['it', 'de', 'en'] as const
  expect(deviceIn(['fr-FR'], trattoria).visit()).toEqual([
    '繁體中文 · 简体中文 · English · italiano · Deutsch',
  ])
  expect(deviceIn(['it-IT'], trattoria).visit()).toEqual([])
})
