import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { idOf, recordsOf } from '../client/fields.ts'
import { httpVisitor, visitor } from '../client/target.ts'
import { enter, noodleLine, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { create } from '../restaurant/take-away.ts'

area('the same order twice', () => {
  check('a retry of the same content by the same caller is not done twice', async () => {
    const client = visitor()
    const data = await takeAwayData()
    const one = sessionOf(await client.create('tableSessions/create', data))
    const other = sessionOf(await client.create('tableSessions/create', data))
    expect(idOf(other)).toBe(idOf(one))
  })
  check('ten at once are one order', async () => {
    const client = visitor()
    const data = await takeAwayData()
    const all = await Promise.all(
      Array.from({ length: 10 }, () => client.create('tableSessions/create', data)),
    )
    expect(new Set(all.map((one) => idOf(sessionOf(one)))).size).toBe(1)
  })
  check('a retry at a table adds nothing', async () => {
    const client = visitor()
    const { session } = await enter(client)
    const data = { cart: [await noodleLine()], session: idOf(session) }
    await client.create('tableSessions/order', data)
    await client.create('tableSessions/order', data)
    expect(recordsOf((await client.get('tableSessions', idOf(session)))['products'])).toHaveLength(
      1,
    )
  })
  check('the same lines of two diners are two orders', async () => {
    const products = [await noodleLine({ id: '1' })]
    const one = await create({ products }, visitor())
    const other = await create({ products }, visitor())
    expect(idOf(other)).not.toBe(idOf(one))
  })
  check('the same lines over HTTP are two orders: nobody gets a stranger’s', async () => {
    const products = [await noodleLine({ id: '1' })]
    const one = await create({ products }, httpVisitor())
    const other = await create({ products }, httpVisitor())
    expect(idOf(other)).not.toBe(idOf(one))
  })
  check('other content is another order', async () => {
    const client = visitor()
    expect(idOf(await create({}, client))).not.toBe(idOf(await create({}, client)))
  })
})
