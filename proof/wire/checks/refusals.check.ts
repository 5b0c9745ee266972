import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { idOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, lineId, noodleLine } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { anotherShop, restaurant } from '../restaurant/restaurant.ts'
import { named, nobodysId } from '../restaurant/text.ts'
import { create } from '../restaurant/take-away.ts'

const code = (value: string) => ({ data: { code: value } })

area('an order is refused', () => {
  check('shopNotFound', async () => {
    await expect(create({ shop: nobodysId })).rejects.toMatchObject(code('shopNotFound'))
  })
  check('shopNotEnabledForOnline', async () => {
    const shop = await anotherShop({ openForOnline: false })
    await expect(create({ shop, section: null })).rejects.toMatchObject(
      code('shopNotEnabledForOnline'),
    )
  })
  check('takeAway requires openTakeAway', async () => {
    const shop = await anotherShop({ openTakeAway: false })
    await expect(create({ shop, section: null })).rejects.toMatchObject(
      code('shopNotEnabledForOnline'),
    )
  })
  check('dineInNoTable requires openDineInNoTable', async () => {
    const shop = await anotherShop({ openDineInNoTable: false })
    await expect(create({ shop, section: null, type: 'dineInNoTable' })).rejects.toMatchObject(
      code('shopNotEnabledForOnline'),
    )
  })
  check('dineInNoTable with a fixed-code requirement needs a table code', async () => {
    const shop = await anotherShop({ onlineDineInNoTableEnabledFixedCode: true })
    await expect(create({ shop, section: null, type: 'dineInNoTable' })).rejects.toThrow()
  })
  check('the order cannot be placed when the shop is closed', async () => {
    const weekday = (new Date().getUTCDay() + 3) % 7
    const onlineOpeningHours = [{ weekdays: [weekday], startTime: '09:00', endTime: '10:00' }]
    const shop = await anotherShop({ onlineOpeningHours })
    await expect(create({ shop, section: null })).rejects.toMatchObject({
      data: { code: expect.stringMatching(/^(timeSlotNotFound|shopClosed)$/) as string },
    })
  })
  check('exceedMaxPending', async () => {
    const { owner } = await restaurant()
    const shop = await anotherShop({ maxPending: 1 })
    const product = idOf(await owner.create('products', { shop, name: named('Bun'), price: 5 }))
    const { client } = await newMember(0)
    const order = async () =>
      create(
        { shop, section: null, products: [{ id: lineId(), product, quantity: 1, options: [] }] },
        client,
      )
    await order()
    await expect(order()).rejects.toMatchObject(code('exceedMaxPending'))
  })
  check('Cart invalid: the cart is valid only if non-empty', async () => {
    await expect(create({ products: [] })).rejects.toMatchObject({ code: 400 })
  })
  check('Cart invalid: a product that there is not', async () => {
    const products = [await noodleLine({ product: nobodysId })]
    await expect(create({ products })).rejects.toThrow()
  })
  check('Cart invalid: a set-order-or-gift-only product bought alone', async () => {
    const { gift } = await restaurant()
    await expect(create({ products: [await noodleLine({ product: gift })] })).rejects.toThrow()
  })
  check('Product Not Available: a line whose product is not selling', async () => {
    const { owner, shop } = await restaurant()
    const product = idOf(
      await owner.create('products', {
        shop,
        name: named('Gone'),
        price: 5,
        stock: { mode: 'notSelling' },
      }),
    )
    await expect(create({ products: [await noodleLine({ product })] })).rejects.toMatchObject(
      code('productNotAvailable'),
    )
  })
  for (const onlineMode of ['paused', 'notSelling', 'askStaff'])
    check(`on self-service, online mode ${onlineMode} makes the line not selling`, async () => {
      const { owner, shop } = await restaurant()
      const stock = { mode: 'auto', onlineMode }
      const product = idOf(
        await owner.create('products', { shop, name: named('Paused'), price: 5, stock }),
      )
      await expect(create({ products: [await noodleLine({ product })] })).rejects.toThrow()
    })
  check('Out of stock when stock minus the line quantity is below 0', async () => {
    const { owner, shop } = await restaurant()
    const stock = { mode: 'manual', quantity: 2 }
    const product = idOf(
      await owner.create('products', { shop, name: named('Few'), price: 5, stock }),
    )
    await expect(
      create({ products: [await noodleLine({ product, quantity: 3 })] }),
    ).rejects.toMatchObject(code('outOfStock'))
    expect(await create({ products: [await noodleLine({ product, quantity: 2 })] })).toMatchObject({
      type: 'takeAway',
    })
  })
  check('stock quantity is reduced by the online threshold', async () => {
    const { owner, shop } = await restaurant()
    const stock = { mode: 'manual', quantity: 5, onlineThreshold: 4 }
    const product = idOf(
      await owner.create('products', { shop, name: named('Reserve'), price: 5, stock }),
    )
    await expect(
      create({ products: [await noodleLine({ product, quantity: 2 })] }),
    ).rejects.toMatchObject(code('outOfStock'))
  })
  check('null quantity means high', async () => {
    const { owner, shop } = await restaurant()
    const stock = { mode: 'manual', quantity: null }
    const product = idOf(
      await owner.create('products', { shop, name: named('Plenty'), price: 5, stock }),
    )
    expect(await create({ products: [await noodleLine({ product, quantity: 20 })] })).toMatchObject(
      {
        type: 'takeAway',
      },
    )
  })
  check('Order is closed. Please scan QR Code again.: the session is closed', async () => {
    const { owner } = await restaurant()
    const client = visitor()
    const { session } = await enter(client)
    await owner.patch('tableSessions', idOf(session), { status: 'void' })
    const order = client.create('tableSessions/order', {
      cart: [await noodleLine()],
      session: idOf(session),
    })
    await expect(order).rejects.toMatchObject(code('sessionClosed'))
  })
  check('Order is closed. Please scan QR Code again.: after orderCutoffTime', async () => {
    const { owner } = await restaurant()
    const client = visitor()
    const { session } = await enter(client)
    const orderCutoffTime = new Date(Date.now() - 1000).toISOString()
    await owner.patch('tableSessions', idOf(session), { orderCutoffTime })
    const order = client.create('tableSessions/order', {
      cart: [await noodleLine()],
      session: idOf(session),
    })
    await expect(order).rejects.toMatchObject({
      ...code('orderCutoff'),
      message: 'Order is closed. Please scan QR Code again.',
    })
  })
  check('minimum interval between dine-in orders: try again after {time}', async () => {
    const { owner } = await restaurant()
    const shop = await anotherShop({ minOrderInterval: 600 })
    const product = idOf(await owner.create('products', { shop, name: named('Bun'), price: 5 }))
    const viewItem = idOf(await owner.create('tableViewItems', { shop, name: 'T1' }))
    const client = visitor()
    const { session } = await enter(client, { shop, viewItem, section: null })
    const order = () =>
      client.create('tableSessions/order', {
        cart: [{ id: lineId(), product, quantity: 1, options: [] }],
        session: idOf(session),
      })
    await order()
    await expect(order()).rejects.toMatchObject(code('orderInterval'))
  })
  check('an order at an unknown session: not found', async () => {
    const cart = [await noodleLine()]
    const order = visitor().create('tableSessions/order', { cart, session: nobodysId })
    await expect(order).rejects.toMatchObject({ code: 404 })
  })
})
