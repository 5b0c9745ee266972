import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import type { Client } from '../client/connect.ts'
import { idOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, noodleLine, sessionOf, takeAwayData } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { Ear } from '../client/ear.ts'

const patched = async (client: Client, id: string, change: () => Promise<unknown>) => {
  const ear = new Ear().listen(client, ['tableSessions'])
  await change()
  await ear.hear([`tableSessions patched ${id}`])
  expect(ear.has(`tableSessions patched ${id}`)).toBe(true)
}

const order = async (client: Client, session: string) =>
  client.create('tableSessions/order', { session, cart: [await noodleLine()] })

area('patched events on tableSessions', () => {
  check('reach who has subscribed by the session', async () => {
    const one = visitor()
    const other = visitor()
    const { session } = await enter(one)
    await other.create('tableSessions/subscribe', { item: idOf(session) })
    await patched(other, idOf(session), () => order(one, idOf(session)))
  })
  check('reach who has subscribed by the table item', async () => {
    const one = visitor()
    const other = visitor()
    const { session, viewItem } = await enter(one)
    await other.create('tableSessions/subscribe', { item: viewItem })
    await patched(other, idOf(session), () => order(one, idOf(session)))
  })
  check('are heard again after a reconnect and subscribe', async () => {
    const one = visitor()
    const other = visitor()
    const { session } = await enter(one)
    await other.create('tableSessions/subscribe', { item: idOf(session) })
    await other.reconnect()
    await other.create('tableSessions/subscribe', { item: idOf(session) })
    await patched(other, idOf(session), () => order(one, idOf(session)))
  })
  check('tell of a take-away order that staff change', async () => {
    const { owner } = await restaurant()
    const client = visitor()
    const session = sessionOf(await client.create('tableSessions/create', await takeAwayData()))
    await client.create('tableSessions/subscribe', { item: idOf(session) })
    await patched(client, idOf(session), () =>
      owner.patch('tableSessions', idOf(session), { status: 'void' }),
    )
  })
  check('tell of setUser', async () => {
    const { client: member } = await newMember(0)
    const client = visitor()
    const { session } = await enter(client)
    await client.create('tableSessions/subscribe', { item: idOf(session) })
    await patched(client, idOf(session), () =>
      member.create('tableSessions/setUser', { session: idOf(session) }),
    )
  })
  check('do not reach strangers', async () => {
    const one = visitor()
    const stranger = visitor()
    const ear = new Ear().listen(stranger, ['tableSessions'])
    const { session } = await enter(one)
    const own = (await enter(stranger)).session
    await stranger.create('tableSessions/subscribe', { item: idOf(own) })
    await order(one, idOf(session))
    await order(stranger, idOf(own))
    await ear.hear([`tableSessions patched ${idOf(own)}`], 1500)
    expect(ear.has(`tableSessions patched ${idOf(session)}`)).toBe(false)
  })
})
