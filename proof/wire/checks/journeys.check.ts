import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { Ear } from '../client/ear.ts'
import { type Fields, firstOf, idOf, numberAt, recordsOf, textAt } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { given } from '../restaurant/coupons.ts'
import { enter, lineId, noodleLine, orderKey, sessionOf } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { newTable, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'

/** What a browser stores as `tableCart`. */
const stored = async (cart: readonly Fields[]): Promise<Fields> => {
  const { shop, section } = await restaurant()
  return { cart, coupons: [], session: null, section, shop, mode: 'takeAway' }
}

area('a whole visit', () => {
  check(
    'at a table: scan, order, a second phone orders too, staff cook, both follow live',
    async () => {
      const { owner, shop } = await restaurant()
      const [one, other] = [visitor(), visitor()]
      const code = await newTable()
      const [viewItem] = recordsOf(await one.find('tableViewItems', { _id: code, shop, $limit: 1 }))
      const { session } = await enter(one, { viewItem: idOf(viewItem) })
      await one.create('tableSessions/subscribe', { item: idOf(session) })
      const joined = await enter(other, { viewItem: idOf(viewItem) })
      expect(idOf(joined.session)).toBe(idOf(session))
      await other.create('tableSessions/subscribe', { item: idOf(session) })
      const ears = [one, other].map((client) => new Ear().listen(client, ['tableSessions']))
      for (const client of [one, other])
        await client.create('tableSessions/order', {
          session: idOf(session),
          cart: [await noodleLine()],
        })
      const read = await other.get('tableSessions', idOf(session))
      expect(recordsOf(read['products'])).toHaveLength(2)
      const word = `tableSessions patched ${idOf(session)}`
      for (const ear of ears) {
        await ear.hear([word])
        expect(ear.has(word)).toBe(true)
      }
      for (const order of recordsOf(await owner.find('orders', { session: idOf(session) })))
        await owner.patch('orders', idOf(order), { status: 'preparing' })
      expect(await one.get('tableSessions', idOf(session))).toMatchObject({ tvStatus: 'preparing' })
    },
  )

  check('take-away: the menu, a coupon, the order, resumed by its restore key', async () => {
    const { shop, section, noodles } = await restaurant()
    const member = await newMember(0)
    const coupon = await given(member)
    const { client } = member
    const menu = recordsOf(await client.find('products', { shop, $sort: { order: 1 } }))
    const dish = menu.find(({ _id }) => _id === noodles)
    const owned = recordsOf(
      await client.find('userCoupons', { user: member.id, status: 'valid', $populate: 'coupon' }),
    )
    expect(owned.map(idOf)).toEqual([coupon])
    const { status } = await client.create('userCoupons/validate', { coupon, session: null, shop })
    expect(status).toBe('valid')
    const session = sessionOf(
      await client.create('tableSessions/create', {
        type: 'takeAway',
        shop,
        section,
        products: [{ id: lineId(), product: idOf(dish), quantity: 2, options: [] }],
        discounts: [{ coupon, source: 'coupon' }],
      }),
    )
    expect(numberAt(session, 'outstanding')).toBe(90)
    const restoreKeys = { $in: [textAt(session, 'restoreKey')] }
    const pending = await visitor().find('tableSessions', { restoreKeys, $limit: 100 })
    expect(firstOf(pending)).toMatchObject({ _id: idOf(session) })
  })

  check('a top-up: ordered, paid at the counter, credited', async () => {
    const { owner, shop, topUp, counter } = await restaurant()
    const { client, id } = await newMember(0)
    const session = sessionOf(
      await client.create('tableSessions/create', {
        type: 'topUp',
        shop,
        section: null,
        products: [{ id: lineId(), product: topUp, quantity: 1, options: [] }],
      }),
    )
    expect(numberAt(session, 'outstanding')).toBe(100)
    await owner.create('tableSessions/pay', {
      session: idOf(session),
      paymentMethod: counter,
      amount: 100,
      idempotencyKey: orderKey(),
    })
    const records = recordsOf(await client.find('balanceRecords', { user: id }))
    expect(records.map(({ amount }) => amount)).toContain(110)
  })

  check(
    'a cart is restored: products by shop, sections and ids; what is gone is dropped',
    async () => {
      const { owner, shop, section, noodles } = await restaurant()
      const data = { shop, name: named('Soon gone'), price: 5, sections: [section] }
      const gone = idOf(await owner.create('products', data))
      const cart = await stored([await noodleLine(), await noodleLine({ product: gone })])
      await owner.remove('products', gone)
      const lines = recordsOf(cart['cart'])
      const ids = lines.map(({ product }) => product)
      const client = visitor()
      const found = recordsOf(
        await client.find('products', { shop, sections: section, _id: { $in: ids } }),
      ).map(idOf)
      expect(found).toEqual([noodles])
      const products = lines.filter(({ product }) => found.includes(String(product)))
      const { mode } = cart
      const session = sessionOf(
        await client.create('tableSessions/create', { type: mode, shop, section, products }),
      )
      expect(recordsOf(session['products'])).toHaveLength(1)
    },
  )

  check('the lines of an order are ordered again as they came', async () => {
    const { shop, section } = await restaurant()
    const client = visitor()
    const data = { type: 'takeAway', shop, section }
    const first = sessionOf(
      await client.create('tableSessions/create', { ...data, products: [await noodleLine()] }),
    )
    const products = recordsOf(first['products']).map((line) => ({ ...line, id: lineId() }))
    const again = sessionOf(await client.create('tableSessions/create', { ...data, products }))
    expect(idOf(again)).not.toBe(idOf(first))
    expect(numberAt(again, 'outstanding')).toBe(numberAt(first, 'outstanding'))
  })
})
