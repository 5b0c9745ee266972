import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allergens, nameLanguages } from '@comanda/engine/catalog'
import { idOf } from '@comanda/engine/testing'
import { readMenuTable } from '../sheets/menu-table.ts'
import { importMenu } from './import-menu.ts'
import type { ImportedMenu } from './imported-menu.ts'
import { menuCsvLines } from './menu-csv-lines.ts'

const en = (value: string) => [{ lang: 'en' as const, value }]
const [noodles, tea, coffee] = [idOf('a', 1), idOf('a', 2), idOf('a', 3)]
const [mains, drinks] = [idOf('c', 1), idOf('c', 2)]
const [size, lunch, picture] = [idOf('9', 1), idOf('8', 1), idOf('7', 1)]
const menu: ImportedMenu = {
  categories: [
    { _id: mains, name: en('Mains'), order: 1 },
    { _id: drinks, name: en('Drinks'), order: 2 },
  ],
  sections: [{ _id: lunch, name: [...en('Lunch'), { lang: 'cht', value: '午市' }] }],
  productOptions: [
    {
      _id: size,
      name: en('Size'),
      choices: [
        { _id: idOf('6', 1), name: en('Small') },
        { _id: idOf('6', 2), name: en('Large'), price: 8 },
      ],
    },
  ],
  products: [
    { _id: noodles, name: en('Noodles'), price: 60, category: mains, code: 'N1', order: 5 },
    { _id: tea, name: en('Tea'), price: 20, category: drinks, options: [size], order: 6 },
    {
      _id: coffee,
      name: en('Coffee'),
      price: 25,
      category: drinks,
      options: [size],
      images: [picture],
    },
  ],
}

const read = (text: string, of: ImportedMenu = menu, pictures?: ReadonlyMap<string, string>) => {
  let ids = 0
  const newId = () => `new-${++ids}`
  return importMenu(of, readMenuTable(text), { script: 'cht', newId, pictures })
}
const changesOf = (text: string) =>
  read(text).changes.map(({ path, record, kind, field, to }) => [path, record, kind, field, to])
const problemsOf = (text: string) =>
  read(text).problems.map(({ row, column, code, text: about }) => [row, column, code, about])

describe('IMPORT-1.3: a row is of the dish', () => {
  it('with its id, else its code, else its name in its category', () => {
    expect(changesOf(`id,price\n${tea},21`)).toEqual([['products', tea, 'change', 'price', 21]])
    expect(changesOf('code,price\nN1,61')).toEqual([['products', noodles, 'change', 'price', 61]])
    expect(changesOf('category,name,price\nDrinks,Tea,21')).toEqual([
      ['products', tea, 'change', 'price', 21],
    ])
    expect(changesOf('name,price,code\nTea,20,T1')).toEqual([
      ['products', tea, 'change', 'code', 'T1'],
    ])
  })

  it('else it is a new dish, in a category that is added if there is no such', () => {
    expect(changesOf('category,name,price,code\nSweets,Cake,30,N2\nSweets,Pie 批,31,')).toEqual([
      ['categories', 'new-1', 'add', undefined, { name: en('Sweets'), order: 3 }],
      [
        'products',
        'new-2',
        'add',
        undefined,
        { name: en('Cake'), price: 30, code: 'N2', category: 'new-1', order: 7 },
      ],
      [
        'products',
        'new-3',
        'add',
        undefined,
        {
          name: [...en('Pie'), { lang: 'cht', value: '批' }],
          price: 31,
          category: 'new-1',
          order: 8,
        },
      ],
    ])
  })

  it('fields without a column stay, and an empty cell clears its field', () => {
    expect(changesOf('name_cht,code\n麵,N1')).toEqual([
      ['products', noodles, 'change', 'name', [...en('Noodles'), { lang: 'cht', value: '麵' }]],
    ])
    expect(changesOf(`id,picture,category_en\n${coffee},,`)).toEqual([
      ['products', coffee, 'change', 'images', null],
      ['products', coffee, 'change', 'category', null],
    ])
  })
})

describe('IMPORT-1.4: options of rows', () => {
  const choices = [{ _id: idOf('6', 1), name: en('Small') }]

  it('change their group if all of its dishes say the same', () => {
    const text = 'name,options\nTea,Size: Small 0|Large 10\nCoffee,Size: Small|Large 10'
    expect(changesOf(text)).toEqual([
      [
        'productOptions',
        size,
        'change',
        'choices',
        [...choices, { _id: idOf('6', 2), name: en('Large'), price: 10 }],
      ],
      ['products', tea, 'change', 'options', [size]],
      ['products', coffee, 'change', 'options', [size]],
    ])
  })

  it('are a group of their own otherwise, shared by the rows that say the same', () => {
    const added = {
      name: en('Size'),
      choices: [
        { _id: 'new-2', name: en('Small'), price: 0 },
        { _id: 'new-3', name: en('Large'), price: 10 },
      ],
      required: true,
    }
    expect(
      changesOf('name,options,price\nTea,Size: Small|Large 10,20\nMilk,Size: Small|Large 10,9'),
    ).toEqual([
      ['productOptions', 'new-1', 'add', undefined, added],
      ['products', tea, 'change', 'options', ['new-1']],
      [
        'products',
        'new-4',
        'add',
        undefined,
        { name: en('Milk'), price: 9, options: ['new-1'], order: 7 },
      ],
    ])
  })
})

describe('IMPORT-1.4: parts of a dish', () => {
  const part = (n: number, name: string, product: string) =>
    ({ _id: idOf('6', n), name: en(name), type: 'product', product }) as const
  const halves = idOf('9', 2)
  const pizzeria: ImportedMenu = {
    ...menu,
    productOptions: [
      {
        _id: halves,
        name: en('Halves'),
        partsPrice: 'dearest',
        minQuantity: 2,
        maxQuantity: 2,
        choices: [part(3, 'Noodles', noodles), part(4, 'Tea', tea)],
      },
    ],
    products: [...menu.products, { _id: idOf('a', 9), name: en('Two'), options: [halves] }],
  }

  it('are dishes of the file or of the menu, with a rule and their number, elsewhere too', () => {
    const rows = [...menuCsvLines(pizzeria)].map((line) => line.replace(/^[^,]*,/, ''))
    const group = {
      name: en('Halves'),
      partsPrice: 'dearest',
      required: true,
      multiple: true,
      allowSameValue: true,
      minQuantity: 2,
      maxQuantity: 2,
    }
    const nothing = { categories: [], sections: [], productOptions: [], products: [] }
    const pictures = new Map([[picture, picture]])
    const { changes, problems } = read(rows.join(''), nothing, pictures)
    expect(problems).toEqual([])
    const idsOf = new Map(
      changes.map(({ record, to }) => [
        (to as { name?: [{ value: string }] }).name?.[0].value,
        record,
      ]),
    )
    expect(changes.find(({ record }) => record === idsOf.get('Halves'))?.to).toMatchObject({
      ...group,
      choices: [
        { name: en('Noodles'), type: 'product', product: idsOf.get('Noodles') },
        { name: en('Tea'), type: 'product', product: idsOf.get('Tea') },
      ],
    })
    expect(
      read('name,price,options\nTwo,0,Halves (mean 2-4): Tea|Noodles', menu).changes[0]?.to,
    ).toMatchObject({
      ...group,
      partsPrice: 'mean',
      maxQuantity: 4,
      choices: [{ product: tea }, { product: noodles }],
    })
  })

  it('change with their rule, and are refused by row if they are no dish', () => {
    const said = read('name,options\nTwo,Halves (shares): Noodles|Coffee', pizzeria).changes
    expect(said.map(({ field, to }) => [field, to])).toMatchObject([
      ['choices', [part(3, 'Noodles', noodles), { name: en('Coffee'), product: coffee }]],
      ['partsPrice', 'shares'],
      ['required', true],
      ['multiple', true],
      ['allowSameValue', true],
      ['options', [halves]],
    ])
    const none = read('name,options\nTwo,Halves (dearest): Noodles|Nodles', pizzeria)
    expect(none.problems).toEqual([
      { row: 2, column: 'options', code: 'partUnknown', text: 'Nodles' },
    ])
    const plain = read('name,options\nTwo,Halves: Noodles|Tea', pizzeria).changes
    expect(plain.map(({ field, to }) => [field, to])).toContainEqual(['partsPrice', null])
  })
})

it('IMPORT-1.5: what cannot be used is named by row and column, and then nothing changes', () => {
  const text =
    'code,name,price,sections,allergens,options,picture\nN1,Noodles,6x,Dinner,sand,Size 5,a.jpg\n,,5,,,,\nN1,Noodles,60,,,,'
  expect(problemsOf(text)).toEqual([
    [2, 'price', 'priceInvalid', '6x'],
    [2, 'sections', 'sectionUnknown', 'Dinner'],
    [2, 'allergens', 'allergenUnknown', 'sand'],
    [2, 'picture', 'pictureMissing', 'a.jpg'],
    [2, 'options', 'optionsInvalid', 'Size 5'],
    [3, 'name', 'nameMissing', ''],
    [4, undefined, 'twice', 'N1'],
  ])
  expect(read(text).changes).toEqual([])
  expect(problemsOf('name\nMilk')).toEqual([[2, 'price', 'priceMissing', '']])
  expect(problemsOf('price\n5')).toEqual([[1, undefined, 'columnMissing', 'name']])
})

it('IMPORT-1.6: sections are found by their names, pictures by those of their files', () => {
  const pictures = new Map([['tea.jpg', picture]])
  const { changes } = read(
    'name,sections,allergens,picture\nTea,午市,Milk|nuts,tea.jpg',
    menu,
    pictures,
  )
  expect(changes.map(({ field, to }) => [field, to])).toEqual([
    ['sections', [lunch]],
    ['allergens', ['milk', 'nuts']],
    ['images', [picture]],
  ])
})

const wild = fc.oneof(
  fc.constantFrom(
    'Tea',
    'Size',
    '雲吞麵',
    '=1+1',
    "'=1",
    'a|b: c; d\\',
    ' x ',
    '5',
    'a\nb',
    '"q"',
    '',
  ),
  fc.string({ maxLength: 12 }),
)
const text = fc.uniqueArray(fc.record({ lang: fc.constantFrom(...nameLanguages), value: wild }), {
  maxLength: 3,
  selector: ({ lang }) => lang,
})
const price = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100)
const ids = (kind: 'a' | 'c' | '8' | '9', most = 3) =>
  fc.uniqueArray(
    fc.integer({ min: 1, max: most + 1 }).map((n) => idOf(kind, n)),
    { maxLength: 3 },
  )
const records = <T>(
  kind: '6' | '8' | '9' | 'a' | 'c',
  own: Record<string, fc.Arbitrary<unknown>>,
) =>
  fc
    .array(fc.record({ name: text, ...own }), { minLength: 1, maxLength: 3 })
    .map(
      (list) =>
        list.map((one, at) => ({ ...one, _id: idOf(kind, at + 1) })) as unknown as readonly T[],
    )
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const anyMenu: fc.Arbitrary<ImportedMenu> = fc.record({
  shop: fc.record({ languages: optional(fc.subarray([...nameLanguages], { minLength: 1 })) }),
  categories: records<ImportedMenu['categories'][number]>('c', {}),
  sections: records<ImportedMenu['sections'][number]>('8', {}),
  productOptions: records<ImportedMenu['productOptions'][number]>('9', {
    choices: records('6', {
      price: optional(price),
      product: optional(ids('a').map(([id]) => id)),
    }),
    partsPrice: optional(fc.constantFrom('dearest', 'mean', 'shares')),
    minQuantity: optional(fc.nat(6)),
    maxQuantity: optional(fc.nat(6)),
  }),
  products: records<ImportedMenu['products'][number]>('a', {
    description: optional(text),
    code: optional(wild),
    price,
    openPrice: optional(fc.constantFrom({}, { most: 10_000_000 })),
    category: optional(ids('c').map(([id]) => id)),
    options: optional(ids('9')),
    sections: optional(ids('8')),
    allergens: optional(fc.uniqueArray(fc.constantFrom(...allergens))),
    images: optional(fc.constant([picture])),
  }),
})

it('IMPORT-2.1: what is exported in any languages imports to no change', () => {
  fc.assert(
    fc.property(anyMenu, (any) => {
      const csv = `\uFEFF${[...menuCsvLines(any)].join('')}`
      expect(read(csv, any)).toEqual({ changes: [], problems: [] })
    }),
    { numRuns: 500 },
  )
})

const pricesOf = (...cells: readonly string[]) =>
  changesOf(`name,price\n${cells.map((cell, at) => `Dish ${at},"${cell}"`).join('\n')}`).map(
    ([, , , , to]) => to,
  )

describe('IMPORT-1.11: dishes whose price staff say', () => {
  it('are those without a price, with the least one, or with bounds', () => {
    expect(
      pricesOf('時價', 'market price', 'from 80', 'ab 8,50 €', '80起', '80+', '¥80 – ¥200', '80'),
    ).toMatchObject([
      { price: 0, openPrice: {} },
      { price: 0, openPrice: {} },
      { price: 80, openPrice: {} },
      { price: 8.5, openPrice: {} },
      { price: 80, openPrice: {} },
      { price: 80, openPrice: {} },
      { price: 80, openPrice: { most: 200 } },
      { price: 80 },
    ])
    expect(problemsOf('name,price\nFish,200-80\nCrab,5 pieces')).toEqual([
      [2, 'price', 'priceInvalid', '200-80'],
      [3, 'price', 'priceInvalid', '5 pieces'],
    ])
  })

  it('a dish becomes one, and has a price of its own again', () => {
    expect(changesOf('code,price\nN1,60+')).toEqual([
      ['products', noodles, 'change', 'openPrice', {}],
    ])
    const [first, ...others] = menu.products
    const open = { ...menu, products: [{ ...first!, openPrice: { most: 90 } }, ...others] }
    expect(read('code,price\nN1,60', open).changes).toMatchObject([
      { field: 'openPrice', to: null },
    ])
  })
})
