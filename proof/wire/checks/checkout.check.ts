import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { idOf, recordsOf } from '../client/fields.ts'
import { httpVisitor, visitor } from '../client/target.ts'
import { enter, lineId, noodleLine, orderKey, sessionOf } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { create } from '../restaurant/take-away.ts'

const topUpLine = async () => ({
  id: lineId(),
  product: (await restaurant()).topUp,
  quantity: 1,
  options: [],
})

area('placing an order', () => {
  for (const type of ['takeAway', 'dineInNoTable', 'delivery'])
    check(`tableSessions/create: ${type} creates a new session`, async () => {
      expect(await create({ type })).toMatchObject({ type, status: 'ongoing' })
    })
  check('tableSessions/create: session fields, section, shop, products', async () => {
    const { shop, section, noodles } = await restaurant()
    const session = await create({})
    expect(session).toMatchObject({ shop, section, products: [{ product: noodles }] })
  })
  check('tableSessions/create: topUp sends lines in line form', async () => {
    const { client } = await newMember(0)
    const session = await create(
      { type: 'topUp', section: null, products: [await topUpLine()] },
      client,
    )
    expect(session).toMatchObject({ type: 'topUp', products: [{ quantity: 1 }] })
  })
  check('tableSessions/create over HTTP', async () => {
    expect(await create({}, httpVisitor())).toMatchObject({ type: 'takeAway' })
  })
  check('tableSessions/create with cart', async () => {
    const cart = [await noodleLine()]
    expect(await create({ cart, products: undefined })).toMatchObject({ type: 'takeAway' })
  })
  check('tableSessions/order: cart, session; dine-in adds to the existing session', async () => {
    const client = visitor()
    const { session } = await enter(client)
    for (const count of [1, 2]) {
      const cart = [await noodleLine({ quantity: count })]
      const result = await client.create('tableSessions/order', { cart, session: idOf(session) })
      expect(idOf(sessionOf(result))).toBe(idOf(session))
    }
    const read = await client.get('tableSessions', idOf(session))
    expect(recordsOf(read['products']).map(({ quantity }) => quantity)).toEqual([1, 2])
  })
  check('tableSessions/order: session as the record', async () => {
    const client = visitor()
    const { session } = await enter(client)
    const result = await client.create('tableSessions/order', {
      cart: [await noodleLine()],
      session: idOf(session),
      idempotencyKey: orderKey(),
    })
    expect(sessionOf(result)).toMatchObject({ _id: idOf(session) })
  })
  check('tableSessions/order over HTTP', async () => {
    const client = httpVisitor()
    const { session } = await enter(client)
    const cart = [await noodleLine()]
    const result = await client.create('tableSessions/order', { cart, session: idOf(session) })
    expect(sessionOf(result)).toMatchObject({ _id: idOf(session) })
  })
  check('an order of a member belongs to the member', async () => {
    const { client, id } = await newMember(0)
    expect(await create({}, client)).toMatchObject({ user: id })
  })
  check('a role or a user that a client sends is not believed', async () => {
    const { id } = await newMember(0)
    const session = await create({ user: id }).catch(() => ({}))
    expect(session).not.toMatchObject({ user: id })
  })
})
