import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { at, type Fields, idOf, recordsOf } from '../client/fields.ts'
import { anotherShop, reader, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'

const ascending = (records: readonly Fields[], field: string) => {
  const values = records.map((record) => record[field]).filter((value) => typeof value === 'number')
  expect(values.length).toBeGreaterThan(0)
  expect(values).toEqual(values.toSorted((one, other) => one - other))
}

const find = async (path: string, query: Fields) =>
  recordsOf(await (await reader()).find(path, query))

area('catalogue loads', () => {
  check('sections by shop, sorted by showOrder', async () => {
    const { shop, section } = await restaurant()
    const found = await find('sections', { shop, $sort: { showOrder: 1 } })
    expect(found.map(idOf)).toContain(section)
    ascending(found, 'showOrder')
  })
  check('timeConditions (active)', async () => {
    const { owner, shop } = await restaurant()
    await owner.create('timeConditions', { shop, timeType: 'range', status: 'active' })
    const found = await find('timeConditions', { status: 'active' })
    expect(found.map(({ status }) => status)).toContain('active')
  })
  for (const path of ['taxSettings', 'surchargeSettings'])
    check(`${path} (active, for this shop or all)`, async () => {
      const { owner, shop } = await restaurant()
      const draft = idOf(
        await owner.create(path, {
          shops: [shop],
          name: named('Draft'),
          percent: 1,
          status: 'draft',
        }),
      )
      const forShopOrAll = {
        status: 'active',
        $or: [
          { shops: shop },
          { shops: { $in: [shop] } },
          { shops: { $exists: false } },
          { shops: [] },
        ],
      }
      const simple = { status: 'active', $or: [{ shops: shop }, { shops: null }] }
      const found = await find(path, simple).catch(() => find(path, forShopOrAll))
      expect(found.length).toBeGreaterThan(0)
      expect(found.map(idOf)).not.toContain(draft)
    })
  check('taxSettings by disabled: a tax that says nothing is not disabled', async () => {
    const { owner, shop } = await restaurant()
    const tax = { shops: [shop], name: named('Tax'), percent: 1, status: 'draft' }
    const charged = idOf(await owner.create('taxSettings', tax))
    const disabled = idOf(await owner.create('taxSettings', { ...tax, disabled: true }))
    const query = { shops: shop, status: 'draft', disabled: { $ne: true } }
    const found = recordsOf(await owner.find('taxSettings', query)).map(idOf)
    expect(found).toContain(charged)
    expect(found).not.toContain(disabled)
  })
  for (const path of ['categories', 'subCategories'])
    check(`${path} (sorted by order)`, async () => {
      const { shop } = await restaurant()
      const found = await find(path, { shop, $sort: { order: 1 } })
      expect(found.length).toBeGreaterThan(0)
      ascending(found, 'order')
    })
  check('products (for the shop, sorted by order)', async () => {
    const { shop, noodles } = await restaurant()
    const found = await find('products', { shop, $sort: { order: 1 } })
    expect(found.map(idOf)).toContain(noodles)
    ascending(found, 'order')
  })
  check('productOptions (with stock for the shop)', async () => {
    const { owner, shop, sizes } = await restaurant()
    const stock = { mode: 'manual', values: [{ _id: 'a2'.repeat(12), quantity: 50 }] }
    await owner.patch('productOptions', sizes, { stock })
    const found = await find('productOptions', { shop })
    expect(found.find(({ _id }) => _id === sizes)).toMatchObject({ stock })
  })
  check('get products/{id}: product with options', async () => {
    const { tea, sizes } = await restaurant()
    const product = await (await reader()).get('products', tea)
    const ids = (at(product, 'options') as unknown[]).map((one) =>
      typeof one === 'string' ? one : idOf(one),
    )
    expect(ids).toEqual([sizes])
  })
  check('find productOptions: ids in a list, unpaginated', async () => {
    const { sizes, setDrinks } = await restaurant()
    const found = await (
      await reader()
    ).find('productOptions', {
      _id: { $in: [sizes, setDrinks] },
      $paginate: false,
    })
    expect(Array.isArray(found)).toBe(true)
    expect(recordsOf(found).map(idOf).toSorted()).toEqual([sizes, setDrinks].toSorted())
  })
  check(
    'find productOptions: id list, available in all shops or the given shop, unpaginated',
    async () => {
      const { shop, sizes } = await restaurant()
      const found = await find('productOptions', {
        _id: { $in: [sizes] },
        $or: [{ shop }, { shop: null }],
        $paginate: false,
      })
      expect(found.map(idOf)).toEqual([sizes])
    },
  )
  check('find products: id list, restricted to the shop', async () => {
    const { shop, tea, noodles } = await restaurant()
    const found = await find('products', { shop, _id: { $in: [tea, noodles] } })
    expect(found).toHaveLength(2)
    const elsewhere = await anotherShop()
    expect(await find('products', { shop: elsewhere, _id: { $in: [tea, noodles] } })).toEqual([])
  })
  check('find products: by shop, sections and ids, for cart restore', async () => {
    const { shop, section, evening, tea, set } = await restaurant()
    const ids = { $in: [tea, set] }
    const byOne = await find('products', { shop, sections: evening, _id: ids })
    expect(byOne.map(idOf)).toEqual([tea])
    const byList = await find('products', { shop, sections: { $in: [section] }, _id: ids })
    expect(byList).toHaveLength(2)
  })
  check('find products: an empty id list finds nothing', async () => {
    const { shop } = await restaurant()
    expect(await find('products', { shop, _id: { $in: [] } })).toEqual([])
  })
})
