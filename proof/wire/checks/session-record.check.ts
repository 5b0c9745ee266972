import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { at, idOf, recordsOf, textAt } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, noodleLine, orderKey, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { seated, takenAway } from '../restaurant/sessions.ts'

const anyText: unknown = expect.any(String)
const anyNumber: unknown = expect.any(Number)
const anyList: unknown = expect.any(Array)
const anything: unknown = expect.anything()

area('a table session', () => {
  const has: Readonly<Record<string, unknown>> = {
    _id: anyText,
    type: 'dineIn',
    status: 'ongoing',
    source: anyText,
    section: anyText,
    shop: anyText,
    products: anyList,
    discounts: anyList,
    surcharges: anyList,
    taxes: anyList,
    startTime: anything,
    createTime: anything,
    capacity: 2,
    qrCodeViewItem: anyText,
    tvStatus: anyText,
    tables: anyList,
    payments: anyList,
    lineAdjusts: anyList,
    modifiers: anyList,
    tips: 0,
    tipsTax: 0,
    tipsWithoutTax: 0,
    tipsWithoutTaxAdj: 0,
    paymentSurchargeTax: 0,
    paymentSurchargeWithoutTax: 0,
    availableSections: anyList,
    tableItem: anything,
  }
  for (const [field, value] of Object.entries(has))
    check(`has ${field}`, async () => {
      expect((await seated()).session[field]).toEqual(value)
    })
  check("has user, if it is a member's", async () => {
    const { client, id } = await newMember(0)
    expect((await enter(client)).session).toMatchObject({ user: id })
  })
  const byStaff: Readonly<Record<string, unknown>> = {
    taxFree: true,
    adjusts: [{ amount: -1 }],
    preAdjusts: [{ amount: -2 }],
    tips: 3,
    desiredCapacity: 3,
    modifiers: ['c0'.repeat(12)],
  }
  for (const [field, value] of Object.entries(byStaff))
    check(`has ${field}, as staff set it`, async () => {
      const { owner } = await restaurant()
      const client = visitor()
      const { session } = await enter(client)
      await client.create('tableSessions/order', {
        session: idOf(session),
        cart: [await noodleLine()],
      })
      await owner.patch('tableSessions', idOf(session), { [field]: value })
      expect((await client.get('tableSessions', idOf(session)))[field]).toEqual(value)
    })
  check('has lineAdjusts (id, amount), as staff set them', async () => {
    const { owner } = await restaurant()
    const client = visitor()
    const { session } = await enter(client)
    const line = await noodleLine()
    await client.create('tableSessions/order', { session: idOf(session), cart: [line] })
    const read = await client.get('tableSessions', idOf(session))
    const lineAdjusts = [{ id: textAt(read, 'products.0.id'), amount: -5 }]
    await owner.patch('tableSessions', idOf(session), { lineAdjusts })
    expect(await client.get('tableSessions', idOf(session))).toMatchObject({ lineAdjusts })
  })
  for (const field of ['paidTime', 'endTime'])
    check(`has ${field} once it is done`, async () => {
      const { owner, counter } = await restaurant()
      const client = visitor()
      const session = sessionOf(await client.create('tableSessions/create', await takeAwayData()))
      for (const order of recordsOf(await owner.find('orders', { session: idOf(session) })))
        for (const status of ['preparing', 'ready', 'completed'])
          await owner.patch('orders', idOf(order), { status })
      await owner.create('tableSessions/pay', {
        session: idOf(session),
        paymentMethod: counter,
        amount: 50,
        idempotencyKey: orderKey(),
      })
      const read = await client.get('tableSessions', idOf(session))
      expect(Date.parse(textAt(read, field))).toBeGreaterThan(Date.now() - 3_600_000)
    })
  for (const field of ['item', 'split', 'capacity'])
    check(`tables have ${field}`, async () => {
      const [table] = recordsOf((await seated()).session['tables'])
      expect(Object.keys(table ?? {})).toContain(field)
    })
  check('tableItem has name', async () => {
    expect(at((await seated()).session, 'tableItem.name')).toEqual(anyText)
  })
  check('surcharges: the service charge with its amount', async () => {
    const surcharges = recordsOf((await seated()).session['surcharges'])
    expect(surcharges).toMatchObject([{ name: named('Service charge'), amount: 5 }])
  })
  check('taxes: the tax with its percent and amount', async () => {
    const taxes = recordsOf((await seated()).session['taxes'])
    expect(taxes).toMatchObject([{ name: named('Tax'), percent: 5, amount: anyNumber }])
  })
  check('restoreKey is in what createOrResume returns', async () => {
    expect(textAt(sessionOf((await seated()).entered), 'restoreKey')).toMatch(/^[\w-]{16,}$/)
  })
  check('the order of a table returns the session', async () => {
    expect((await seated()).sent).toMatchObject({ _id: idOf((await seated()).session) })
  })
  for (const [field, value] of Object.entries({
    shopMode: 'takeAway',
    restoreKey: anyText,
    restoreKeys: anyList,
    status: 'ongoing',
    products: anyList,
  }))
    check(
      `tableSessions/create returns the session with ${field === 'shopMode' ? 'type' : field}`,
      async () => {
        const { result } = await takenAway()
        expect(result[field === 'shopMode' ? 'type' : field]).toEqual(value)
      },
    )
  check('payments: amount, tips, surcharge, surchargeWithoutTax', async () => {
    const { owner, counter } = await restaurant()
    const client = visitor()
    const session = sessionOf(await client.create('tableSessions/create', await takeAwayData()))
    await owner.create('tableSessions/pay', {
      session: idOf(session),
      paymentMethod: counter,
      amount: 50,
      tips: 2,
      idempotencyKey: orderKey(),
    })
    const { restoreKey } = session
    const paid = await client.get('tableSessions', idOf(session), { restoreKey })
    expect(at(paid, 'payments.0')).toMatchObject({
      amount: 50,
      tips: 2,
      surcharge: 0,
      surchargeWithoutTax: 0,
    })
  })
})
