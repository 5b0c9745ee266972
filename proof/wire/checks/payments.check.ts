import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { visitor } from '../client/target.ts'
import { fieldsOf, idOf, recordsOf } from '../client/fields.ts'
import { reader, restaurant } from '../restaurant/restaurant.ts'
import { sessionOf, takeAwayData } from '../restaurant/orders.ts'

const ordered = once(async () => {
  const client = visitor()
  return {
    client,
    session: sessionOf(await client.create('tableSessions/create', await takeAwayData())),
  }
})

area('payments', () => {
  check('find paymentMethods, filtered by shop', async () => {
    const { shop, counter } = await restaurant()
    const found = recordsOf(await (await reader()).find('paymentMethods', { shop }))
    expect(found.map(idOf)).toContain(counter)
  })
  check('find paymentMethods of another shop does not list those of this one', async () => {
    const { counter } = await restaurant()
    const shop = 'e'.repeat(24)
    const found = recordsOf(await (await reader()).find('paymentMethods', { shop }))
    expect(found.map(idOf)).not.toContain(counter)
  })
  check('create tableSessions/updatePayment: session', async () => {
    const { client, session } = await ordered()
    const result = await client.create('tableSessions/updatePayment', { session: idOf(session) })
    expect(sessionOf(result)).toMatchObject({ _id: idOf(session) })
  })
  check('create tableSessions/updatePayment: session, optional restoreKey', async () => {
    const { client, session } = await ordered()
    const { restoreKey } = session
    const result = await client.create('tableSessions/updatePayment', {
      session: idOf(session),
      restoreKey,
    })
    expect(sessionOf(result)).toMatchObject({ _id: idOf(session) })
  })
  const starts = {
    'cybersource/redirect/setup': 'saved info, session, methodRef; query locale: card redirect',
    bbposWeb: 'session, methodRef: web card reader',
    razerOnline: 'session, methodRef: wallet provider',
    'payments/online': 'session, methodRef: generic online payment',
  }
  for (const [path, payload] of Object.entries(starts))
    check(`create ${path}: ${payload}`, async () => {
      const { owner, methods } = await restaurant()
      const visited = visitor()
      const session = sessionOf(await visited.create('tableSessions/create', await takeAwayData()))
      // Staff and terminals use a card reader.
      const client = path === 'bbposWeb' ? owner : visited
      const data = {
        ...(path === 'cybersource/redirect/setup' ? { saveInfo: false } : {}),
        session: idOf(session),
        methodRef: methods[path],
      }
      const { attempt, next } = fieldsOf(await client.create(path, data, { locale: 'en' }))
      expect(attempt).toMatchObject({ status: 'pending', method: methods[path] })
      expect(next).toMatchObject({ kind: expect.any(String) })
    })
})
