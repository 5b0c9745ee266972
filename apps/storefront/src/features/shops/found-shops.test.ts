import type { Shop } from '@comanda/contract'
import { foldChinese } from '@comanda/engine/chinese'
import { expect, it } from 'vitest'
import { foundShops } from './found-shops.ts'

const shop = (id: string, name: string, cht: string, place: object = {}): Shop => ({
  _id: id,
  name: [
    { lang: 'en', value: name },
    { lang: 'cht', value: cht },
  ],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  ...place,
})
const shops = [
  shop('a', 'Tiong Bahru', '中峇魯', { lat: 1.285, long: 103.832 }),
  shop('b', 'Sheung Wan', '上環', { lat: 22.286, long: 114.15 }),
  shop('c', 'Somewhere', '某處'),
]
const ids = (...given: [string, { lat: number; long: number }?]) =>
  foundShops(shops, given[0], given[1], foldChinese).map((found) => found.shop._id)

it('the nearest shop first; those of unknown position last, in their order (SCREEN-2.2)', () => {
  expect(ids('')).toEqual(['a', 'b', 'c'])
  expect(ids('', { lat: 22.3, long: 114.2 })).toEqual(['b', 'a', 'c'])
})
it('a keyword is searched in every language, simplified and traditional alike (SCREEN-2.2)', () => {
  expect(ids('上环')).toEqual(['b'])
  expect(ids('BAHRU')).toEqual(['a'])
  expect(ids('nowhere')).toEqual([])
})
