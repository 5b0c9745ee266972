import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { type Fields, idOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { anotherShop, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { Ear, kinds } from '../client/ear.ts'

/** The catalogue services, with the data of a record of a shop and a change. */
const catalogue: Readonly<Record<string, (shop: string) => readonly [Fields, Fields]>> = {
  sections: (shop) => [{ shop, name: named('New') }, { showOrder: 9 }],
  timeConditions: (shop) => [{ shop, timeType: 'range' }, { from: '10:00' }],
  taxSettings: (shop) => [{ shops: [shop], name: named('New'), percent: 1 }, { percent: 2 }],
  surchargeSettings: (shop) => [{ shops: [shop], name: named('New'), percent: 1 }, { percent: 2 }],
  categories: (shop) => [{ shop, name: named('New') }, { order: 9 }],
  products: (shop) => [{ shop, name: named('New'), price: 5 }, { price: 6 }],
  productOptions: (shop) => [
    { shop, name: named('New'), choices: [{ _id: 'd1'.repeat(12), name: named('One') }] },
    { required: true },
  ],
  orderDiscounts: (shop) => [
    { shops: [shop], name: named('New'), source: 'automatic' },
    { priority: 2 },
  ],
}

const shopOf = once(() => anotherShop())

/** A take-away browser that has only read the shop's data. */
const browser = once(async () => {
  const shop = await shopOf()
  const client = visitor()
  const ear = new Ear().listen(client, [
    ...Object.keys(catalogue),
    'subCategories',
    'productStocks',
    'productOptionStocks',
  ])
  await client.get('shops', shop)
  for (const path of ['sections', 'categories', 'products', 'productOptions'])
    await client.find(path, { shop })
  return { client, ear }
})

/** Changes a record of every catalogue service, and says what is to be heard. */
const changed = once(async () => {
  const { owner } = await restaurant()
  const shop = await shopOf()
  const { ear } = await browser()
  const words: string[] = []
  const change = async (path: string, data: Fields, patch: Fields) => {
    const id = idOf(await owner.create(path, data))
    const say = async (kind: string) => {
      words.push(`${path} ${kind} ${id}`)
      await ear.hear([`${path} ${kind} ${id}`], 400)
    }
    await say('created')
    await owner.patch(path, id, patch)
    await say('patched')
    await owner.remove(path, id)
    await say('removed')
  }
  for (const [path, dataOf] of Object.entries(catalogue)) await change(path, ...dataOf(shop))
  const category = idOf(await owner.create('categories', { shop, name: named('Of subs') }))
  await change('subCategories', { shop, category, name: named('New') }, { order: 9 })
  await ear.hear(words, 1500)
  return { ear, words }
})

/** Stocks that begin, and change. */
const stocked = once(async () => {
  const { owner } = await restaurant()
  const shop = await shopOf()
  const { ear } = await browser()
  const product = idOf(await owner.create('products', { shop, name: named('Bun'), price: 5 }))
  const choice = { _id: 'd1'.repeat(12), name: named('One') }
  const option = idOf(
    await owner.create('productOptions', { shop, name: named('Size'), choices: [choice] }),
  )
  await owner.patch('products', product, { stock: { mode: 'manual', quantity: 3 } })
  const values = (quantity: number) => ({ mode: 'manual', values: [{ _id: choice._id, quantity }] })
  await owner.patch('productOptions', option, { stock: values(3) })
  const created = [`productStocks created ${product}`, `productOptionStocks created ${option}`]
  await ear.hear(created, 2000)
  await owner.patch('productStocks', product, { stock: { mode: 'manual', quantity: 2 } })
  await owner.patch('productOptionStocks', option, { stock: values(2) })
  await ear.hear(
    [`productStocks patched ${product}`, `productOptionStocks patched ${option}`],
    2000,
  )
  return { ear, ids: { productStocks: product, productOptionStocks: option } }
})

area('events reach a browser that has read a shop', () => {
  for (const path of [...Object.keys(catalogue), 'subCategories'])
    for (const kind of kinds)
      check(`${kind} on ${path}`, async () => {
        const { ear, words } = await changed()
        const word = words.find((one) => one.startsWith(`${path} ${kind} `)) ?? ''
        expect(ear.has(word)).toBe(true)
      })
  for (const path of ['productStocks', 'productOptionStocks'] as const)
    for (const kind of ['created', 'patched'])
      check(`${kind} on ${path}`, async () => {
        const { ear, ids } = await stocked()
        expect(ear.has(`${path} ${kind} ${ids[path]}`)).toBe(true)
      })
  check('a patched shop', async () => {
    const { owner } = await restaurant()
    const shop = await shopOf()
    const client = visitor()
    const ear = new Ear().listen(client, ['shops'])
    await client.get('shops', shop)
    await owner.patch('shops', shop, { phone: '+852 1' })
    await ear.hear([`shops patched ${shop}`])
    expect(ear.has(`shops patched ${shop}`)).toBe(true)
  })
  check('nothing of a shop that the browser has not read', async () => {
    const { owner } = await restaurant()
    const { ear } = await browser()
    const shop = await anotherShop()
    const product = idOf(await owner.create('products', { shop, name: named('Far'), price: 5 }))
    const near = idOf(
      await owner.create('products', { shop: await shopOf(), name: named('Near'), price: 5 }),
    )
    await ear.hear([`products created ${near}`], 1500)
    expect(ear.has(`products created ${product}`)).toBe(false)
  })
})
