import type { ListedShop, SearchShopsData } from '@comanda/contract'
import { expect, it } from 'vitest'
import { searchable, searchShops } from './search-shops.ts'

const shop = (
  id: string,
  name: string,
  cht: string,
  own: Partial<ListedShop> = {},
): ListedShop => ({
  _id: id,
  name: [
    { lang: 'en', value: name },
    { lang: 'cht', value: cht },
  ],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  openForOnline: true,
  ...own,
})
const shops = [
  shop('a', 'Tiong Bahru', '中峇魯', { lat: 1.285, long: 103.832 }),
  shop('b', 'Sheung Wan', '上環', { lat: 22.286, long: 114.15 }),
  shop('c', 'Somewhere', '某處', { openForOnline: false }),
].map(searchable)
const ids = (search: SearchShopsData) => searchShops(shops, search).shops.map(({ _id }) => _id)

it('the nearest shop first; those of unknown position last, in their order (SCREEN-2.2)', () => {
  expect(ids({})).toEqual(['a', 'b', 'c'])
  expect(ids({ lat: 22.3, long: 114.2 })).toEqual(['b', 'a', 'c'])
})

it('a text is searched in every language, simplified and traditional alike (SCREEN-2.2)', () => {
  expect(ids({ text: '上环' })).toEqual(['b'])
  expect(ids({ text: ' BAHRU ' })).toEqual(['a'])
  expect(ids({ text: 'nowhere' })).toEqual([])
})

it('a page and how many there are on all; only shops that are open online if they are wanted (CALL-2.12)', () => {
  expect(ids({ limit: 1, skip: 1 })).toEqual(['b'])
  expect(searchShops(shops, { limit: 1 }).total).toBe(3)
  expect(searchShops(shops, { openForOnline: true })).toMatchObject({ total: 2 })
})
