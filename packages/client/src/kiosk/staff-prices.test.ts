import { expect, test } from 'vitest'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { createKioskStaff } from './staff-prices.ts'

test('KIOSK-8.4: a manager’s PIN approves the prices of one order, which remain approved when staff leave', async () => {
  const server = scriptedConnection({
    'approvals/grant create': () => ({
      approval: 'token',
      approver: { _id: 'm' },
      expires: '2026-03-02',
    }),
  })
  const staff = createKioskStaff(server.connection)
  expect(staff.details()).toEqual({})
  await staff.enter('4802', 'shop')
  expect(server.calls.at(-1)?.args[0]).toEqual({
    shop: 'shop',
    pin: '4802',
    action: 'tableSessions/create',
    record: 'shop',
  })
  expect(staff.isIn.get()).toBe(true)
  staff.leave()
  expect(staff.isIn.get()).toBe(false)
  expect(staff.details()).toEqual({ approval: 'token' })
})

test('KIOSK-8.5: the pairing is ended by an approval for this kiosk alone', async () => {
  const server = scriptedConnection({
    'approvals/grant create': () => ({
      approval: 'token',
      approver: { _id: 'm' },
      expires: '2026-03-02',
    }),
    'devices/unpair create': () => ({}),
  })
  await createKioskStaff(server.connection).unpair('4802', { _id: 'kiosk', shop: 'shop' })
  expect(server.calls.map(({ args }) => args[0])).toEqual([
    { shop: 'shop', pin: '4802', action: 'devices/unpair', record: 'kiosk' },
    { approval: 'token' },
  ])
})
