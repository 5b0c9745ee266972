import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { type Fields, firstOf, idOf, recordsOf } from '../client/fields.ts'
import { enter, noodleLine, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { given, outstanding, rule } from '../restaurant/coupons.ts'

const gift = async (fields: Fields = {}) => {
  const { owner } = await restaurant()
  const coupon = await rule({ source: 'gift' })
  return idOf(
    await owner.create('gifts', { name: named('Ten off'), coupon, point: 100, ...fields }),
  )
}

area('gifts', () => {
  check('create gifts/redeem: gift, user, shop, session; returns a record', async () => {
    const { shop } = await restaurant()
    const { client, id } = await newMember(500)
    const { session } = await enter(client)
    const record = await client.create('gifts/redeem', {
      gift: await gift(),
      user: id,
      shop,
      session: idOf(session),
    })
    expect(record).toMatchObject({ user: id, shop })
  })
  check('create gifts/redeem: session sent as null', async () => {
    const { shop } = await restaurant()
    const { client, id } = await newMember(500)
    const record = await client.create('gifts/redeem', {
      gift: await gift(),
      user: id,
      shop,
      session: null,
    })
    expect(record).toMatchObject({ user: id })
  })
  check('points are spent', async () => {
    const { shop } = await restaurant()
    const { client, id } = await newMember(500)
    await client.create('gifts/redeem', { gift: await gift(), user: id, shop, session: null })
    const points = firstOf(await client.find('users/points/available', { user: id, shop }))
    expect(points).toMatchObject({ amount: 400 })
  })
  check('a gift is not redeemed for another user', async () => {
    const { shop } = await restaurant()
    const { client } = await newMember(500)
    const other = await newMember(500)
    await expect(
      client.create('gifts/redeem', { gift: await gift(), user: other.id, shop, session: null }),
    ).rejects.toThrow()
  })
  check('Redeem Failed: too few points', async () => {
    const { shop } = await restaurant()
    const { client, id } = await newMember(50)
    await expect(
      client.create('gifts/redeem', { gift: await gift(), user: id, shop, session: null }),
    ).rejects.toMatchObject({ data: { code: 'pointsMissing' } })
  })
  check('gifts are redeemed on order', async () => {
    const { shop } = await restaurant()
    const { client, id } = await newMember(500)
    const discounts = [{ coupon: await gift(), source: 'gift' }]
    const session = sessionOf(
      await client.create('tableSessions/create', await takeAwayData({ discounts })),
    )
    expect(outstanding(session)).toBe(40)
    const points = firstOf(await client.find('users/points/available', { user: id, shop }))
    expect(points).toMatchObject({ amount: 400 })
  })
  check('setting the user: coupons owned by another user are dropped', async () => {
    const member = await newMember(0)
    const other = await newMember(0)
    const { session } = await enter(member.client)
    const discounts = [{ coupon: await given(member), source: 'coupon' }]
    const cart = [await noodleLine()]
    await member.client.create('tableSessions/order', { session: idOf(session), cart, discounts })
    await other.client.create('tableSessions/setUser', { session: idOf(session) })
    const read = await other.client.get('tableSessions', idOf(session))
    expect(recordsOf(read['discounts'])).toEqual([])
  })
})
