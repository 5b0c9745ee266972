import type { Menu, Product } from '@comanda/contract'
import {
  type Arbitrary,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  dictionary,
  integer,
  nat,
  option,
  record,
  tuple,
} from 'fast-check'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sampleContent } from '../../../testing/sample-menu.ts'
import { StockedMenu } from './stocked-menu.ts'

const shop = 'a'.repeat(24)
const idOf = (kind: string, at: number) => kind + String(at).padStart(23, '0')

const stock = record({
  mode: constantFrom('manual' as const, 'paused' as const),
  quantity: integer({ min: 0, max: 99 }),
})

/** Names with characters of several bytes, quotes and braces. */
const name = constantFrom('粥', '"}', 'Café 🍜', '{}', '\\')

const product = (at: number): Arbitrary<Product> =>
  record(
    {
      _id: constant(idOf('b', at)),
      shop: constant(shop),
      name: name.map((value) => [{ lang: 'en' as const, value }]),
      price: constant(at),
      stock,
    },
    { requiredKeys: ['_id', 'shop', 'name', 'price'] },
  )

const group = (at: number): Arbitrary<Menu['productOptions'][number]> =>
  record(
    {
      _id: constant(idOf('c', at)),
      shop: constant(shop),
      name: name.map((value) => [{ lang: 'en' as const, value }]),
      choices: constant([]),
      stock: record({ mode: constant('auto' as const) }),
    },
    { requiredKeys: ['_id', 'shop', 'name', 'choices'] },
  )

const upTo = <T>(most: number, one: (at: number) => Arbitrary<T>): Arbitrary<T[]> =>
  nat(most).chain((count) => tuple(...Array.from({ length: count }, (_, at) => one(at))))

const content = tuple(upTo(5, product), upTo(3, group)).map(([products, groups]) =>
  sampleContent(products, groups),
)

const loaded = (of: Omit<Menu, 'version'>) => new StockedMenu({ content: of, revision: 1 })

const written = async ({ snapshot }: StockedMenu): Promise<unknown> =>
  JSON.parse(String(await snapshot.bytes(undefined)))

describe('a menu in memory', () => {
  it('law: its bytes and its object are what was loaded, with a version (CAT-4.6)', async () => {
    await assert(
      asyncProperty(content, async (of) => {
        const menu = loaded(of)
        const { version, ...rest } = menu.snapshot.menu
        expect(rest).toEqual(of)
        expect(await written(menu)).toEqual({ version, ...of })
        expect(menu.snapshot.etag).toBe(`"${version}"`)
      }),
    )
  })

  it('law: with changed stocks it is the same as if it had been loaded with them', async () => {
    const changes = dictionary(
      nat(6).map((at) => idOf('b', at)),
      option(stock, { nil: undefined }),
    )
    await assert(
      asyncProperty(content, changes, async (of, changed) => {
        const menu = loaded(of)
        await menu.snapshot.bytes('br')
        menu.setStocks(new Map(Object.entries(changed)))
        const products = of.products.map(({ stock: before, ...rest }) => {
          const now = rest._id in changed ? changed[rest._id] : before
          return now ? { ...rest, stock: now } : rest
        })
        const same = loaded({ ...of, products })
        expect(await written(menu)).toEqual(await written(same))
        expect(menu.snapshot.menu).toEqual(same.snapshot.menu)
        expect(menu.snapshot.etag).toBe(same.snapshot.etag)
        const packed = await menu.snapshot.bytes('br')
        expect(brotliDecompressSync(packed)).toEqual(await menu.snapshot.bytes(undefined))
      }),
    )
  })

  it('has another tag with another stock, and is the same to price with', () => {
    const of = sampleContent()
    const [dish] = of.products
    const menu = loaded(of)
    const { menu: priced, snapshot } = menu
    menu.setStocks(new Map([[dish?._id ?? '', { mode: 'paused' as const, quantity: 0 }]]))
    expect(menu.snapshot.etag).not.toBe(snapshot.etag)
    expect(menu.menu).toBe(priced)
  })
})
