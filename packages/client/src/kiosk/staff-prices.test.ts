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
