import { describe, expect, it } from 'vitest'
import { idOf } from '@comanda/engine/testing'
import { copyMenu } from './copy-menu.ts'
import type { ImportedPath, MenuImport } from './imported-menu.ts'
import type { JsonMenu } from './menu-json.ts'

const en = (value: string) => [{ lang: 'en', value }]

/** A shop of which each id begins with the same digit. */
const shopOf = (kind: '1' | '2', dish: object = {}, choice: object = {}) => {
  const id = (n: number) => idOf(kind, n)
  const size = { _id: id(3), name: en('Size') }
  const menu: JsonMenu = {
    sections: [],
    timeConditions: [],
    categories: [{ _id: id(2), name: en('Mains') } as { _id: string }],
    subCategories: [],
    productOptions: [
      { ...size, choices: [{ _id: id(6), name: en('Large'), price: 8, ...choice }] } as {
        _id: string
      },
    ],
    products: [
      {
        _id: id(4),
        name: en('Noodles'),
        price: 60,
        category: id(2),
        options: [id(3)],
        ...dish,
      } as {
        _id: string
      },
    ],
  }
  return { shop: id(9), menu }
}
type OfShop = ReturnType<typeof shopOf>
const copy = (to: OfShop, from: OfShop, prices: 'keep' | 'take' = 'take') => {
  let ids = 0
  return copyMenu(to, from, prices, () => `new-${++ids}`)
}

const without = ({ shop, menu }: OfShop, path: ImportedPath): OfShop => ({
  shop,
  menu: { ...menu, [path]: [] },
})

/** A shop whose menu is shown from some times of day on. */
const timed = (kind: '1' | '2', ...from: string[]): OfShop => {
  const { shop, menu } = shopOf(kind)
  const times = from.map((own, at) => ({
    _id: idOf(kind, 20 + at),
    timeType: 'order',
    from: own,
  }))
  return { shop, menu: { ...menu, timeConditions: times } }
}

/** Applies changes to a menu. */
const applied = ({ shop, menu }: OfShop, { changes }: MenuImport): OfShop => {
  const lists = Object.entries(menu).map(([path, records]) => {
    const own = changes.filter((change) => change.path === path)
    const changed = records.map((record) => ({
      ...record,
      ...Object.fromEntries(
        own.flatMap((one) => (one.record === record._id ? [[one.field ?? '', one.to]] : [])),
      ),
    }))
    const added = own.flatMap(({ kind, record, to }) =>
      kind === 'add' ? [{ ...(to as object), _id: record }] : [],
    )
    return [path, [...changed, ...added]]
  })
  return { shop, menu: Object.fromEntries(lists) as JsonMenu }
}

describe('GROUP-2.1: a menu becomes that of another shop', () => {
  it('changes nothing if the menus are alike, and nothing a second time', () => {
    expect(copy(shopOf('2'), shopOf('1'))).toEqual({ changes: [], problems: [] })
    const from = shopOf('1', { price: 72, marks: ['spicy'] }, { price: 9 })
    const to = without(shopOf('2', { allergens: ['milk'] }), 'categories')
    expect(copy(applied(to, copy(to, from)), from)).toEqual({ changes: [], problems: [] })
  })

  it('clears what the source has not', () => {
    const { changes } = copy(shopOf('2', { allergens: ['milk'] }), shopOf('1'))
    expect(changes).toMatchObject([{ field: 'allergens', from: ['milk'], to: null }])
  })

  it('adds what is new without empty fields, and leaves what the source lacks', () => {
    const to = shopOf('2', { name: en('Rice'), marks: ['new'] })
    const { changes } = copy(to, shopOf('1'))
    expect(changes).toMatchObject([{ kind: 'add', path: 'products', record: 'new-1' }])
    expect(changes[0]?.to).toEqual({
      name: en('Noodles'),
      price: 60,
      category: idOf('2', 2),
      options: [idOf('2', 3)],
    })
  })

  it('leaves stocks, and where dishes are made', () => {
    const to = shopOf('2', { kitchenPrinters: ['wok'], stock: { mode: 'paused' } })
    const from = shopOf('1', { kitchenPrinters: ['grill'], notGoKitchen: true })
    expect(copy(to, from).changes).toEqual([])
  })

  it('names the shop itself in prices of shops', () => {
    const from = shopOf('1', { discountMapping: [{ shop: idOf('1', 9), price: 50 }] })
    expect(copy(shopOf('2'), from).changes).toMatchObject([
      { field: 'discountMapping', to: [{ shop: idOf('2', 9), price: 50 }] },
    ])
  })

  it('tells times without a name apart by what they are', () => {
    const { changes } = copy(timed('2', '18:00'), timed('1', '11:00', '18:00'))
    expect(changes).toMatchObject([{ kind: 'add', to: { from: '11:00' } }])
  })
})

describe('GROUP-2.2: prices of its own', () => {
  const from = shopOf(
    '1',
    { price: 72, code: 'N1', priceModifiers: [] },
    { price: 9, maxQuantity: 2 },
  )
  const to = shopOf('2', { code: 'N1', marks: ['new'] })

  it('are left, of dishes and of choices, while all else becomes the source’s', () => {
    const { changes } = copy(to, from, 'keep')
    expect(changes.map(({ field }) => field)).toEqual(['choices', 'marks'])
    expect(changes[0]?.to).toEqual([
      { _id: idOf('2', 6), name: en('Large'), price: 8, maxQuantity: 2 },
    ])
  })

  it('change nothing if only prices differ', () => {
    expect(copy(shopOf('2'), shopOf('1', { price: 1 }, { price: 2 }), 'keep').changes).toEqual([])
  })

  it('are the source’s for what is new', () => {
    const { changes } = copy(without(to, 'products'), from, 'keep')
    expect(changes.at(-1)?.to).toMatchObject({ price: 72 })
  })
})
