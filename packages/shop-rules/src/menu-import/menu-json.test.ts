import { describe, expect, it } from 'vitest'
import { idOf } from '@comanda/engine/testing'
import { importMenuJson, type JsonMenu, menuJson } from './menu-json.ts'

const en = (value: string) => [{ lang: 'en', value }]
const menuOf = (kind: '1' | '2', own: object = {}): JsonMenu => {
  const id = (n: number) => idOf(kind, n)
  const choices = [
    { _id: id(6), name: en('Small') },
    { _id: id(7), name: en('Beef'), type: 'product', product: id(5) },
  ]
  const menu = {
    sections: [{ _id: id(1), name: en('Lunch') }],
    timeConditions: [],
    categories: [{ _id: id(2), name: en('Mains'), order: 1 }],
    subCategories: [],
    productOptions: [{ _id: id(3), name: en('Size'), choices }],
    products: [
      { _id: id(5), name: en('Beef'), price: 9, category: id(2), stock: { mode: 'paused' } },
      { _id: id(4), name: en('Noodles'), price: 60, category: id(2), options: [id(3)], ...own },
    ],
  }
  return menu
}
const empty: JsonMenu = {
  sections: [],
  timeConditions: [],
  categories: [],
  subCategories: [],
  productOptions: [],
  products: [],
}
const read = (menu: JsonMenu, from: JsonMenu) => {
  let ids = 0
  return importMenuJson(menu, JSON.stringify(menuJson(from)), () => `new-${++ids}`)
}
const fileOf = (products: string) => `{"format":"comanda-menu","version":1,"products":${products}}`
const problems = (text: string) => importMenuJson(empty, text, () => '').problems

describe('IMPORT-2.2: a menu as JSON', () => {
  it('imports to no change if it is exported, of another shop too if the menus are alike', () => {
    const menu = menuOf('1', { code: 'N1' })
    expect(read(menu, menu)).toEqual({ changes: [], problems: [] })
    expect(read(menuOf('2', { code: 'N1' }), menu)).toEqual({ changes: [], problems: [] })
  })

  it('changes the fields that differ', () => {
    expect(
      read(menuOf('2', { code: 'N1' }), menuOf('1', { code: 'N1', price: 62 })).changes,
    ).toEqual([
      {
        row: 2,
        path: 'products',
        record: idOf('2', 4),
        kind: 'change',
        field: 'price',
        from: 60,
        to: 62,
      },
    ])
  })

  it('adds what is new, with ids of this shop wherever records name each other', () => {
    const { changes } = read(empty, menuOf('1'))
    expect(changes.map(({ path, record }) => [path, record])).toEqual([
      ['sections', 'new-1'],
      ['categories', 'new-2'],
      ['productOptions', 'new-3'],
      ['products', 'new-6'],
      ['products', 'new-7'],
    ])
    expect(changes[2]?.to).toMatchObject({
      choices: [{ _id: 'new-4' }, { _id: 'new-5', product: 'new-6' }],
    })
    expect(changes[4]?.to).toEqual({
      name: en('Noodles'),
      price: 60,
      category: 'new-2',
      options: ['new-3'],
    })
    expect(changes[3]?.to).not.toHaveProperty('stock')
  })

  it('says what it cannot use', () => {
    expect(problems('{')).toEqual([{ row: 1, code: 'notUnderstood', text: 'JSON' }])
    expect(problems('{"format":"comanda-menu","version":1,"products":[5]}')).toEqual([
      { row: 1, column: 'products', code: 'notUnderstood', text: 'products' },
    ])
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(problems(fileOf(`[{"_id":"x","name":${deep}}]`))).toMatchObject([
      { code: 'notUnderstood' },
    ])
    expect(problems(fileOf(JSON.stringify(Array.from({ length: 2001 }, () => ({})))))).toEqual([
      { row: 2001, column: 'products', code: 'tooMany', text: '2000' },
    ])
  })
})
