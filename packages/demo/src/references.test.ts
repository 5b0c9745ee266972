import { describe, expect, it } from 'vitest'
import { demo } from './demo.ts'
import { pictures } from './pictures/pictures.ts'

interface ShopOwned {
  readonly _id: string
  readonly shop?: string
}

const recordsOf = Object.entries(demo) as readonly [string, readonly ShopOwned[]][]
const owners = new Map<string, string | undefined>()
for (const [, records] of recordsOf)
  for (const record of records) owners.set(record._id, record.shop)
for (const { id } of pictures) owners.set(id, undefined)
for (const option of demo.productOptions)
  for (const choice of option.choices) owners.set(choice._id, option.shop)
for (const { shop, sessions } of demo.reservationSettings)
  for (const { _id } of sessions) owners.set(_id, shop)

/** Returns every id in a record, at any depth. */
const named = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(named)
}

describe('references', () => {
  it('everything that a record names is there', () => {
    const missing = recordsOf.flatMap(([path, records]) =>
      records.flatMap((record) =>
        named(record)
          .filter((id) => !owners.has(id))
          .map((id) => `${path} ${record._id} names ${id}`),
      ),
    )
    expect(missing).toEqual([])
  })

  it('a record of a shop names only that shop’s records, the choices of its sets among them', () => {
    const foreign = recordsOf.flatMap(([, records]) =>
      records.flatMap((record) =>
        named(record).filter((id) => {
          const owner = owners.get(id)
          return record.shop !== undefined && owner !== undefined && owner !== record.shop
        }),
      ),
    )
    expect(foreign).toEqual([])
  })

  it('a rule of some shops names only their records', () => {
    const foreign = demo.orderDiscounts.flatMap((rule) =>
      named(rule).filter((id) => {
        const owner = owners.get(id)
        return owner !== undefined && !rule.shops?.includes(owner)
      }),
    )
    expect(foreign).toEqual([])
  })

  it('a sub-category of a product belongs to its category', () => {
    const parents = new Map(demo.subCategories.map((sub) => [sub._id, sub.category]))
    for (const { subCategory, category } of demo.products)
      if (subCategory) expect(parents.get(subCategory)).toBe(category)
  })

  it('every option group is used', () => {
    const used = new Set(demo.products.flatMap((product) => product.options ?? []))
    expect(demo.productOptions.filter((group) => !used.has(group._id))).toEqual([])
  })

  it('what is loaded names only what was loaded before it, but for sets and the dishes in them', () => {
    const loaded = new Set(pictures.map(({ id }) => id))
    const early: string[] = []
    for (const [path, records] of recordsOf) {
      for (const record of records) loaded.add(record._id)
      if (path === 'reservationSettings')
        for (const { sessions } of demo.reservationSettings)
          for (const { _id } of sessions) loaded.add(_id)
      if (path === 'productOptions')
        for (const option of demo.productOptions)
          for (const choice of option.choices) loaded.add(choice._id)
      for (const id of records.flatMap(named)) if (!loaded.has(id)) early.push(`${path} ${id}`)
    }
    expect(early.filter((entry) => !entry.startsWith('productOptions'))).toEqual([])
  })
})
