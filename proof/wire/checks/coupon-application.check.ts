import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import type { Client } from '../client/connect.ts'
import { type Fields, idOf } from '../client/fields.ts'
import { enter, noodleLine } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { anotherShop } from '../restaurant/restaurant.ts'
import { nobodysId } from '../restaurant/text.ts'
import { failureOf, given, guest, orderWith } from '../restaurant/coupons.ts'

const validate = (client: Client, data: Fields) => client.create('userCoupons/validate', data)

area('coupon application', () => {
  const session = once(async () => {
    const member = await guest()
    return (await enter(member.client)).session
  })
  check('create userCoupons/validate: coupon, session; returns status', async () => {
    const member = await guest()
    const coupon = await given(member)
    expect(await validate(member.client, { coupon, session: idOf(await session()) })).toMatchObject(
      {
        status: 'valid',
      },
    )
  })
  check('create userCoupons/validate: session sent as null', async () => {
    const member = await guest()
    const coupon = await given(member)
    expect(await validate(member.client, { coupon, session: null })).toMatchObject({
      status: 'valid',
    })
  })
  check('invalidCode: there is no such coupon', async () => {
    const { client } = await guest()
    const data = { coupon: nobodysId, session: idOf(await session()) }
    expect(await validate(client, data)).toMatchObject({ status: 'invalidCode' })
  })
  check('invalidCode: the coupon does not belong to the session user', async () => {
    const coupon = await given(await guest())
    const { client } = await newMember(0)
    const { session: own } = await enter(client)
    expect(await validate(client, { coupon, session: idOf(own) })).toMatchObject({
      status: 'invalidCode',
    })
  })
  check(
    'alreadyUsed: the status is not valid and the coupon is not tied to this session',
    async () => {
      const member = await guest()
      const coupon = await given(member)
      await orderWith(member.client, [coupon])
      expect(
        await validate(member.client, { coupon, session: idOf(await session()) }),
      ).toMatchObject({
        status: 'alreadyUsed',
      })
    },
  )
  check('valid: already tied to this session', async () => {
    const member = await guest()
    const coupon = await given(member)
    const { client } = member
    const { session: own } = await enter(client)
    const discounts = [{ coupon, source: 'coupon' }]
    const cart = [await noodleLine()]
    await client.create('tableSessions/order', { session: idOf(own), cart, discounts })
    expect(await validate(client, { coupon, session: idOf(own) })).toMatchObject({
      status: 'valid',
    })
  })
  check('couponOutdate: past its end date', async () => {
    const member = await guest()
    const coupon = await given(member, {}, { endDate: '2020-01-01' })
    expect(await validate(member.client, { coupon, session: idOf(await session()) })).toMatchObject(
      {
        status: 'couponOutdate',
      },
    )
  })
  check('notCurrentShop: the shop is not in the coupon shops', async () => {
    const member = await guest()
    const coupon = await given(member, {}, { shops: [await anotherShop()] })
    expect(await validate(member.client, { coupon, session: idOf(await session()) })).toMatchObject(
      {
        status: 'notCurrentShop',
      },
    )
  })
  for (const [name, made] of Object.entries({
    invalidCode: () => Promise.resolve(nobodysId),
    alreadyUsed: async () => {
      const member = await guest()
      const coupon = await given(member)
      await orderWith(member.client, [coupon])
      return coupon
    },
    couponOutdate: async () => given(await guest(), {}, { endDate: '2020-01-01' }),
    notCurrentShop: async () => given(await guest(), {}, { shops: [await anotherShop()] }),
  }))
    check(`couponErrors.${name} refuses the order`, async () => {
      const { client } = await guest()
      expect(await failureOf(orderWith(client, [await made()]))).toContain(name)
    })
  check('couponErrors.alreadyAdded', async () => {
    const { client } = await guest()
    const coupon = await given(await guest())
    expect(await failureOf(orderWith(client, [coupon, coupon]))).toContain('alreadyAdded')
  })
})
