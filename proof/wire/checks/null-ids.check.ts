import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { idOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, noodleLine, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { nobodysId } from '../restaurant/text.ts'

/** The optional fields of a new session and of its line, each sent as null if there is nothing valid. */
const sessionFields = [
  'section',
  'user',
  'qrCodeViewItem',
  'restoreKey',
  'contactName',
  'pickupTime',
]
const lineFields = [
  'section',
  'fromProduct',
  'fromOption',
  'fromChoice',
  'fromSelection',
  'fromCoupon',
  'category',
  'subCategory',
  'staff',
  'editPriceStaff',
]

area(
  'identifiers are valid only as 24-character hexadecimal strings, otherwise sent as null',
  () => {
    for (const field of sessionFields)
      check(`tableSessions/create: ${field}`, async () => {
        const data = await takeAwayData({ [field]: null })
        const session = sessionOf(await visitor().create('tableSessions/create', data))
        expect(session).toMatchObject({ type: 'takeAway' })
      })
    for (const field of lineFields)
      check(`a line: ${field}`, async () => {
        const data = await takeAwayData({ products: [await noodleLine({ [field]: null })] })
        const session = sessionOf(await visitor().create('tableSessions/create', data))
        expect(session).toMatchObject({ type: 'takeAway' })
      })
    for (const field of ['restoreKey', 'section', 'idempotencyKey'])
      check(`tableSessions/order: ${field}`, async () => {
        const client = visitor()
        const { session } = await enter(client)
        const data = { session: idOf(session), cart: [await noodleLine()], [field]: null }
        await client.create('tableSessions/order', data)
      })
    for (const field of ['user', 'memberPass'])
      check(`tableSessions/setUser: ${field}`, async () => {
        const { client } = await newMember(0)
        const { session } = await enter(client)
        await client.create('tableSessions/setUser', { session: idOf(session), [field]: null })
      })
    check('tableSessions/updatePayment: restoreKey', async () => {
      const client = visitor()
      const session = sessionOf(await client.create('tableSessions/create', await takeAwayData()))
      await client.create('tableSessions/updatePayment', {
        session: idOf(session),
        restoreKey: null,
      })
    })
    for (const field of ['session', 'shop'])
      check(`userCoupons/validate: ${field}`, async () => {
        const data = { coupon: nobodysId, [field]: null }
        const result = await visitor().create('userCoupons/validate', data)
        expect(result).toMatchObject({ status: 'invalidCode' })
      })
    for (const [path, field, code] of [
      ['tableSessions/createOrResume', 'viewItem', 'fixedCodeTableInvalid'],
      ['tableSessions/createOrResume', 'shop', 'shopNotFound'],
      ['tableSessions/create', 'shop', 'shopNotFound'],
      ['tableSessions/order', 'session', 'sessionNotFound'],
      ['tableSessions/updatePayment', 'session', 'sessionNotFound'],
    ] as const)
      check(`${path}: ${field}, which is required`, async () => {
        const { shop } = await restaurant()
        const line = await noodleLine()
        const data = {
          'tableSessions/createOrResume': {
            viewItem: nobodysId,
            shop,
            date: new Date().toISOString(),
          },
          'tableSessions/create': await takeAwayData(),
          'tableSessions/order': { session: nobodysId, cart: [line] },
          'tableSessions/updatePayment': { session: nobodysId },
        }[path]
        const attempt = visitor().create(path, { ...data, [field]: null })
        await expect(attempt).rejects.toMatchObject({ data: { code } })
      })
    for (const [path, field] of [
      ['products', 'category'],
      ['products', 'subCategory'],
      ['users', 'avatar'],
      ['users', 'vipLevel'],
    ] as const)
      check(`${path}: ${field} when a record is written`, async () => {
        const { owner, shop, drinks } = await restaurant()
        const data = { shop, name: [{ lang: 'en', value: 'Plain' }], price: 5, category: drinks }
        const id = path === 'users' ? (await newMember(0)).id : idOf(await owner.create(path, data))
        await owner.patch(path, id, { [field]: null })
      })
  },
)
