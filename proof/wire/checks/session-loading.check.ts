import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { idOf, recordsOf, textAt } from '../client/fields.ts'
import { httpVisitor, visitor } from '../client/target.ts'
import { orderKey, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { nobodysId } from '../restaurant/text.ts'
import { takenAway } from '../restaurant/sessions.ts'

area('loading a session', () => {
  check('get tableSessions/{id}', async () => {
    const { client, session } = await takenAway()
    expect(await client.get('tableSessions', idOf(session))).toMatchObject({ _id: idOf(session) })
  })
  check('get tableSessions/{id}: optional restoreKey', async () => {
    const { result, session } = await takenAway()
    const { restoreKey } = result
    expect(await visitor().get('tableSessions', idOf(session), { restoreKey })).toMatchObject({
      _id: idOf(session),
    })
  })
  check('get tableSessions/{id}: restoreKey sent as null', async () => {
    const { session } = await takenAway()
    expect(await visitor().get('tableSessions', idOf(session), { restoreKey: null })).toMatchObject(
      {
        _id: idOf(session),
      },
    )
  })
  check('get tableSessions/{id} over HTTP', async () => {
    const { session } = await takenAway()
    expect(await httpVisitor().get('tableSessions', idOf(session))).toMatchObject({
      _id: idOf(session),
    })
  })
  check("another session's restoreKey reads nothing", async () => {
    const { session } = await takenAway()
    await expect(
      visitor().get('tableSessions', idOf(session), { restoreKey: 'x'.repeat(24) }),
    ).rejects.toMatchObject({ code: 404 })
  })
  check('not-found on tableSessions: name NotFound, code 404', async () => {
    await expect(visitor().get('tableSessions', nobodysId)).rejects.toMatchObject({
      name: 'NotFound',
      code: 404,
    })
  })
  const pending = {
    type: { $in: ['dineInNoTable', 'takeAway', 'dineIn'] },
    tvStatus: { $ne: 'taken' },
    $limit: 100,
  }
  check(
    'find tableSessions: restoreKeys, type in dineInNoTable/takeAway/dineIn, tvStatus not taken, limit 100',
    async () => {
      const { session, result } = await takenAway()
      const restoreKeys = { $in: [textAt(result, 'restoreKey')] }
      const found = recordsOf(await visitor().find('tableSessions', { restoreKeys, ...pending }))
      expect(found.map(idOf)).toEqual([idOf(session)])
    },
  )
  check('find tableSessions by one restoreKeys value', async () => {
    const { session, result } = await takenAway()
    const restoreKeys = textAt(result, 'restoreKey')
    const found = recordsOf(await visitor().find('tableSessions', { restoreKeys, ...pending }))
    expect(found.map(idOf)).toEqual([idOf(session)])
  })
  check('find tableSessions by restoreKeys over HTTP', async () => {
    const { session, result } = await takenAway()
    const restoreKeys = { $in: [textAt(result, 'restoreKey')] }
    const found = recordsOf(await httpVisitor().find('tableSessions', { restoreKeys, ...pending }))
    expect(found.map(idOf)).toEqual([idOf(session)])
  })
  check('find tableSessions: 100 restore keys are taken', async () => {
    const $in = Array.from({ length: 100 }, (_, index) => `k${index}`.padEnd(24, '0'))
    expect(
      recordsOf(await visitor().find('tableSessions', { restoreKeys: { $in }, ...pending })),
    ).toEqual([])
  })
  check('pending orders exclude sessions whose tvStatus is taken', async () => {
    const { owner, counter } = await restaurant()
    const client = visitor()
    const session = sessionOf(await client.create('tableSessions/create', await takeAwayData()))
    const orders = recordsOf(await owner.find('orders', { session: idOf(session) }))
    for (const order of orders)
      for (const status of ['preparing', 'ready', 'completed'])
        await owner.patch('orders', idOf(order), { status })
    await owner.create('tableSessions/pay', {
      session: idOf(session),
      paymentMethod: counter,
      amount: 50,
      idempotencyKey: orderKey(),
    })
    const restoreKeys = { $in: [textAt(session, 'restoreKey')] }
    expect(recordsOf(await client.find('tableSessions', { restoreKeys, ...pending }))).toEqual([])
  })
})
