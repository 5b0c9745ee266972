import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { firstOf, idOf, recordsOf } from '../client/fields.ts'
import { orderKey } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { given, guest, orderWith, rule } from '../restaurant/coupons.ts'

area('owned coupons', () => {
  const owned = once(async () => {
    const member = await guest()
    return { member, id: await given(member, {}, { endDate: '2099-12-31' }) }
  })
  check('find userCoupons: ids, populating coupon', async () => {
    const { member, id } = await owned()
    const found = recordsOf(
      await member.client.find('userCoupons', { _id: { $in: [id] }, $populate: 'coupon' }),
    )
    expect(found).toMatchObject([{ _id: id, coupon: { name: named('Ten off') } }])
  })
  for (const [name, $populate] of Object.entries({
    list: ['coupon'],
    'list of paths': [{ path: 'coupon' }],
  }))
    check(`find userCoupons, populating by a ${name}`, async () => {
      const { member, id } = await owned()
      const found = await member.client.find('userCoupons', { _id: { $in: [id] }, $populate })
      expect(firstOf(found)).toMatchObject({ coupon: { name: named('Ten off') } })
    })
  check('get userCoupons/{id}: coupon', async () => {
    const { member, id } = await owned()
    expect(await member.client.get('userCoupons', id)).toMatchObject({ _id: id })
  })
  for (const field of ['user', 'status', 'endDate'])
    check(`an owned coupon has ${field}`, async () => {
      const { member, id } = await owned()
      expect(Object.keys(await member.client.get('userCoupons', id))).toContain(field)
    })
  check('an owned coupon has shops', async () => {
    const { shop } = await restaurant()
    const member = await guest()
    const id = await given(member, {}, { shops: [shop] })
    expect(await member.client.get('userCoupons', id)).toMatchObject({ shops: [shop] })
  })
  check('an owned coupon has the session that it is tied to', async () => {
    const member = await guest()
    const id = await given(member)
    const session = await orderWith(member.client, [id])
    expect(await member.client.get('userCoupons', id)).toMatchObject({ session: idOf(session) })
  })
  check("nobody reads another member's coupon", async () => {
    const { id } = await owned()
    const { client } = await newMember(0)
    await expect(client.get('userCoupons', id)).rejects.toThrow()
  })
  check("a removed rule's coupons do not hide the older ones of a page", async () => {
    const { owner } = await restaurant()
    const member = await newMember(0)
    const older = await given(member)
    for (let count = 0; count < 2; count++) {
      const gone = await rule()
      const data = { user: member.id, coupon: gone, idempotencyKey: orderKey() }
      await owner.create('userCoupons', data)
      await owner.remove('orderDiscounts', gone)
    }
    const found = recordsOf(
      await member.client.find('userCoupons', { $sort: { createTime: -1 }, $limit: 1 }),
    )
    expect(found.map(idOf)).toEqual([older])
  })
})
