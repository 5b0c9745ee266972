import { expect, test } from 'vitest'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { createStand, isStand } from './stand.ts'

test('KIOSK-8.3: a guest takes a stand, none, or another one if the number is refused', () => {
  const { connection } = scriptedConnection({})
  const stand = createStand(connection)
  expect(stand.state.get()).toBeUndefined()
  stand.take(7)
  expect(stand.details()).toEqual({ tentNumber: 7 })
  stand.putBack()
  expect(stand.state.get()).toBeUndefined()
  stand.take(null)
  expect(stand.details()).toEqual({})
})

test('KIOSK-8.3: the numbers of other tables are known as soon as the server says', async () => {
  const { connection } = scriptedConnection({ 'devices/stands create': () => ({ inUse: [7] }) })
  expect([...(await createStand(connection).inUse())]).toEqual([7])
  const silent = scriptedConnection({})
  expect([...(await createStand(silent.connection).inUse())]).toEqual([])
})

test('KIOSK-8.3: only the numbers of the kiosk are stands', () => {
  const tents = { from: 5, to: 8 }
  expect([4, 5, 8, 9, 5.5].filter((number) => isStand(number, tents))).toEqual([5, 8])
})
