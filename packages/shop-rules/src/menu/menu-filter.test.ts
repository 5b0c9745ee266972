import { describe, expect, it } from 'vitest'
import type { Product } from '@comanda/engine/catalog'
import { foldChinese } from '../chinese/fold-chinese.ts'
import { filterMenu, type MenuFilter } from './menu-filter.ts'
import { sectionFilter } from './section-filter.ts'

const rice: Product = {
  _id: 'rice',
  category: 'mains',
  subCategory: 'rice',
  sections: ['lunch'],
  name: [
    { lang: 'en', value: 'Roast Pork Rice' },
    { lang: 'cht', value: '叉燒飯' },
  ],
}
const tea: Product = {
  _id: 'tea',
  category: 'drinks',
  name: [{ lang: 'en', value: 'Café Tea' }],
}
const crab: Product = { _id: 'crab', category: 'mains', sections: ['dinner'], eatInOnly: true }
const gift: Product = { _id: 'gift', setOrderOrGiftOnly: true }
const secret: Product = { _id: 'secret', hideFromOnline: true }
const menu = [rice, tea, crab, gift, secret]

const shown = (filter: Partial<MenuFilter>) =>
  filterMenu(menu, { type: 'dineIn', ...filter }).map((product) => product._id)

describe('menu filter', () => {
  it('products for sets and gifts only, or hidden from online, are not shown (CAT-2.1)', () => {
    expect(shown({})).toEqual(['rice', 'tea', 'crab'])
  })

  it('take-away hides dine-in-only products (CAT-2.2)', () => {
    expect(shown({ type: 'takeAway' })).toEqual(['rice', 'tea'])
    expect(shown({ type: 'dineInNoTable' })).toContain('crab')
  })

  it('category and sub-category; without a category, the products of all (CAT-2.3, CAT-2.5)', () => {
    expect(shown({})).toEqual(['rice', 'tea', 'crab'])
    expect(shown({ category: 'mains' })).toEqual(['rice', 'crab'])
    expect(shown({ category: 'mains', subCategory: 'rice' })).toEqual(['rice'])
  })

  it('section: products without sections are served in each (CAT-2.3)', () => {
    expect(shown({ section: { kind: 'section', section: 'lunch' } })).toEqual(['rice', 'tea'])
    expect(shown({ section: { kind: 'nothing' } })).toEqual([])
  })

  it.each(['roast', 'PORK rice', ' 叉燒 ', 'ｒｏａｓｔ'])(
    'keyword %s matches a name of any language, whatever its case (CAT-2.4)',
    (keyword) => {
      expect(shown({ keyword })).toEqual(['rice'])
    },
  )

  it('a composed letter matches its parts, an empty keyword matches all (CAT-2.4)', () => {
    expect(shown({ keyword: 'cafe\u0301' })).toEqual(['tea'])
    expect(shown({ keyword: ' ' })).toHaveLength(3)
    expect(shown({ keyword: 'noodle' })).toEqual([])
  })

  it('traditional and simplified match each other if `fold` is given (CAT-2.4)', () => {
    expect(shown({ keyword: '叉烧饭' })).toEqual([])
    expect(shown({ keyword: '叉烧饭', fold: foldChinese })).toEqual(['rice'])
  })
})

describe('section filter', () => {
  it('dine-in that cannot switch and has no section: nothing matches (CAT-2.6)', () => {
    expect(sectionFilter({ type: 'dineIn' })).toEqual({ kind: 'nothing' })
    expect(sectionFilter({ type: 'dineIn', onlineCanSwitchSection: true })).toEqual({ kind: 'all' })
    expect(sectionFilter({ type: 'takeAway' })).toEqual({ kind: 'all' })
  })

  it('a chosen section is the filter, showing all sections turns it off (CAT-2.6)', () => {
    expect(sectionFilter({ type: 'dineIn', section: 'lunch' })).toEqual({
      kind: 'section',
      section: 'lunch',
    })
    expect(sectionFilter({ type: 'dineIn', section: 'lunch', displayAll: true })).toEqual({
      kind: 'all',
    })
    expect(sectionFilter({ type: 'dineIn', displayAll: true })).toEqual({ kind: 'all' })
  })
})
