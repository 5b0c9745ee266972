import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { visitor } from '../client/target.ts'
import { idOf, recordsOf } from '../client/fields.ts'
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
      const { counter } = await restaurant()
      const { client, session } = await ordered()
      await client.create(path, { session: idOf(session), methodRef: counter }, { locale: 'en' })
    })
})
