import { expect, test } from 'vitest'
import { CallError, timedOut } from '../../errors/call-error.ts'
import { loadedEngine } from '../../testing/loaded-engine.ts'
import { sampleIds, sampleMenu } from '../../testing/sample-menu.ts'
import { sampleTable } from '../../testing/sample-session.ts'
import { type Script, scriptedConnection } from '../../testing/scripted-connection.ts'
import { staffClientOver } from '../../testing/staff-client-over.ts'
import { orderEntryFor } from './order-entry.ts'

const { shop, tea, noodles } = sampleIds

const placed = { ...sampleTable(), order: { _id: 'o', number: '007' } }

const open = (script: Script = {}, session = sampleTable({ user: null })) => {
  const server = scriptedConnection({
    'tableSessions/order create': () => placed,
    'tableSessions/create create': () => placed,
    ...script,
  })
  const { client } = staffClientOver(server.connection, sampleMenu)
  const sent = () =>
    server.calls.filter(({ name }) => /order|create create/.test(name)).map(({ args }) => args[0])
  return { server, client, session, sent }
}

test('STAFF-5.5: dishes are added to a session with the seat and the course that staff chose', async () => {
  const { client, session, sent } = open()
  const entry = orderEntryFor(client, { shop, session, engine: loadedEngine })
  entry.cart.add({ product: tea, quantity: 2, chairId: '3' })
  entry.cart.add({ product: noodles, quantity: 1, status: 'hold' })
  await entry.send({ remark: 'No rush' })
  expect(entry.state.get()).toMatchObject({ status: 'done', result: { order: { number: '007' } } })
  expect(sent()).toMatchObject([
    {
      session: sampleTable()._id,
      remark: 'No rush',
      cart: [
        { product: tea, quantity: 2, chairId: '3' },
        { product: noodles, quantity: 1, status: 'hold' },
      ],
      expectedTotal: expect.any(Number),
    },
  ])
  expect(entry.cart.state.get().count).toBe(0)
})

test('STAFF-5.5: an order without a session opens one, with name, phone and time', async () => {
  const { client, sent } = open()
  const entry = orderEntryFor(client, { shop, engine: loadedEngine })
  entry.cart.add({ product: tea, quantity: 1 })
  await entry.send({ contactName: 'Mei', phone: '5550100', pickupTime: '' })
  expect(sent()).toMatchObject([
    { shop, type: 'takeAway', contactName: 'Mei', phone: '5550100', cart: [{ product: tea }] },
  ])
  expect(sent()[0]).not.toHaveProperty('pickupTime')
})

test('STAFF-5.7: an order without a response is locked, and checked again as the same order', async () => {
  let isDown = true
  const { client, session, sent } = open({
    'tableSessions/order create': () => {
      if (isDown) throw timedOut()
      return placed
    },
  })
  const entry = orderEntryFor(client, { shop, session, engine: loadedEngine })
  entry.cart.add({ product: tea, quantity: 1 })
  await entry.send()
  expect(entry.state.get().status).toBe('unknown')
  expect(entry.cart.state.get()).toMatchObject({ isLocked: true, count: 1 })
  isDown = false
  await entry.checkAgain()
  expect(entry.state.get().status).toBe('done')
  const [first, second] = sent()
  expect(second).toEqual(first)
})

test('STAFF-5.7: what is not sent stays while staff look at other screens; a refusal changes nothing of it', async () => {
  const refusal = new CallError({
    name: 'Conflict',
    message: 'The price has changed',
    statusCode: 409,
    code: 'priceChanged',
  })
  const { client, session, server } = open({
    'tableSessions/order create': () => {
      throw refusal
    },
  })
  const first = orderEntryFor(client, { shop, session, engine: loadedEngine })
  first.cart.add({ product: tea, quantity: 3 })
  await first.send()
  expect(first.state.get()).toMatchObject({ status: 'refused', error: { code: 'priceChanged' } })
  server.status.set('offline')
  const again = orderEntryFor(client, { shop, session, engine: loadedEngine })
  expect(again.cart.state.get()).toMatchObject({ count: 3, isLocked: false })
  await again.send()
  expect(again.state.get()).toMatchObject({ status: 'refused', error: { reason: 'offline' } })
})

test("STAFF-5.5: a member's own prices are the server's to know: no total is expected", async () => {
  const { client, session, sent } = open({}, sampleTable({ user: 'member' }))
  const entry = orderEntryFor(client, { shop, session, engine: loadedEngine })
  entry.cart.add({ product: tea, quantity: 1 })
  await entry.send()
  expect(sent()[0]).not.toHaveProperty('expectedTotal')
})
