import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { type Fields, idOf, textAt } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, sessionOf } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { anotherShop, newTable, restaurant } from '../restaurant/restaurant.ts'
import { named, nobodysId } from '../restaurant/text.ts'
import { seated } from '../restaurant/sessions.ts'

area('calls on a session', () => {
  check('create tableSessions/subscribe: item is a session', async () => {
    const { session } = await seated()
    await visitor().create('tableSessions/subscribe', { item: idOf(session) })
  })
  check('create tableSessions/subscribe: item is a table item', async () => {
    const { viewItem } = await seated()
    await visitor().create('tableSessions/subscribe', { item: viewItem })
  })
  check('create tableSessions/changeSection: session, section', async () => {
    const { evening } = await restaurant()
    const client = visitor()
    const { session } = await enter(client)
    const result = await client.create('tableSessions/changeSection', {
      session: idOf(session),
      section: evening,
    })
    expect(sessionOf(result)).toMatchObject({ section: evening })
  })
  check(
    'create tableSessions/changeSection where the shop does not allow switching is refused',
    async () => {
      const { owner } = await restaurant()
      const shop = await anotherShop({ onlineCanSwitchSection: false })
      const [one, two] = [1, 2].map((showOrder) =>
        owner.create('sections', { shop, name: named(`Area ${showOrder}`), showOrder }),
      )
      const viewItem = idOf(await owner.create('tableViewItems', { shop, name: 'T1' }))
      const client = visitor()
      const { session } = await enter(client, { shop, viewItem, section: idOf(await one) })
      await expect(
        client.create('tableSessions/changeSection', {
          session: idOf(session),
          section: idOf(await two),
        }),
      ).rejects.toThrow()
    },
  )
  check('create tableSessions/setUser: session; the caller becomes its user', async () => {
    const { client, id } = await newMember(0)
    const { session } = await enter(visitor())
    await client.create('tableSessions/setUser', { session: idOf(session) })
    expect(await client.get('tableSessions', idOf(session))).toMatchObject({ user: id })
  })
  check('an authenticated user is attached to the session', async () => {
    const { client, id } = await newMember(0)
    const { session } = await enter(client)
    expect(session).toMatchObject({ user: id })
  })
  for (const call of ['changeSection', 'setUser', 'subscribe', 'updatePayment'])
    check(`tableSessions/${call} of an unknown session: not found`, async () => {
      const { evening } = await restaurant()
      const data: Readonly<Record<string, Fields>> = {
        changeSection: { session: nobodysId, section: evening },
        subscribe: { item: nobodysId },
      }
      await expect(
        visitor().create(`tableSessions/${call}`, data[call] ?? { session: nobodysId }),
      ).rejects.toMatchObject({ code: 404 })
    })
  check('a closed session frees its table: the next diner gets a new one', async () => {
    const { owner } = await restaurant()
    const client = visitor()
    const { viewItem, session } = await enter(client)
    await owner.patch('tableSessions', idOf(session), { status: 'void' })
    const next = await enter(client, { viewItem })
    expect(idOf(next.session)).not.toBe(idOf(session))
  })
  check('staff set sessionName', async () => {
    const { owner } = await restaurant()
    const { session } = await enter(visitor())
    await owner.patch('tableSessions', idOf(session), { sessionName: 'Lunch' })
    expect(await visitor().get('tableSessions', idOf(session))).toMatchObject({
      sessionName: 'Lunch',
    })
  })
  for (const field of ['orderCutoffTime', 'orderLeaveTime'])
    check(`staff set ${field}`, async () => {
      const { owner } = await restaurant()
      const { session } = await enter(visitor())
      const time = new Date(Date.now() + 3_600_000).toISOString()
      await owner.patch('tableSessions', idOf(session), { [field]: time })
      const read = await visitor().get('tableSessions', idOf(session))
      expect(new Date(textAt(read, field)).toISOString()).toBe(time)
    })
  check(
    'create tableSessions/createOrResume with the code of another shop is fixedCodeTableInvalid',
    async () => {
      const shop = await anotherShop()
      const viewItem = await newTable()
      await expect(enter(visitor(), { shop, viewItem, section: null })).rejects.toMatchObject({
        data: { code: 'fixedCodeTableInvalid' },
      })
    },
  )
})
