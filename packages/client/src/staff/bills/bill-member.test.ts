import type { TableSession } from '@comanda/contract'
import { expect, it } from 'vitest'
import { sampleTable } from '../../testing/sample-session.ts'
import { scriptedConnection, type Script } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { createBillMember } from './bill-member.ts'
import { createStaffSession } from './staff-session.ts'

const summary = {
  _id: 'ann',
  ranks: [],
  points: 5,
  balance: 80,
  coupons: [],
  visits: 1,
  favourites: [],
}

const advice = {
  count: 3,
  total: 68,
  payLeast: { coupons: [{ _id: 'one', name: [] }], total: 58, saves: 10 },
}

const open = async (script: Script = {}) => {
  let session: TableSession = sampleTable({ outstanding: 68 })
  const next = (change: Partial<TableSession>): TableSession => {
    session = { ...session, ...change, version: session.version + 1 }
    return session
  }
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: session.shop }),
    'tableSessions get': () => session,
    'users/members/search create': () => [{ _id: 'ann', name: 'Ann', ranks: [], coupons: 0 }],
    'users/members/summary create': () => summary,
    'users/scan create': () => ({ user: { _id: 'ann' }, pass: 'a pass' }),
    'tableSessions/setUser create': (sent) => {
      const { user, memberPass } = sent as { user?: string | null; memberPass?: string }
      return next({ user: memberPass === undefined ? (user ?? null) : 'ann' })
    },
    'tableSessions/payByBalance create': () => next({ outstanding: 0 }),
    'tableSessions/useCoupon create': () => next({ outstanding: 58 }),
    'tableSessions/adviseCoupons create': () => advice,
    'tableSessions/returnCoupons create': () => next({ outstanding: 68 }),
    ...script,
  })
  const calls = createStaffSession(server.connection, { shop: session.shop, session: session._id })
  calls.open()
  await until(calls.state, ({ status }) => status === 'ready')
  const member = createBillMember(server.connection, calls, session.shop)
  member.open()
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === `${name} create`).map(({ args }) => args[0])
  return { member, sent }
}

it('STAFF-5.11: a text finds members, and one of them is attached with what is known', async () => {
  const { member, sent } = await open()
  expect(await member.find('ann')).toHaveLength(1)
  await member.attach('ann')
  await until(member.state, (now) => now.summary === summary)
  expect(member.state.get()).toMatchObject({ user: 'ann', isScanned: false })
  expect(sent('tableSessions/setUser')).toMatchObject([{ user: 'ann' }])
  await member.attach(null)
  expect(member.state.get().user).toBeNull()
})

it('STAFF-5.12: a scanned code attaches its member at once, and its pass pays from the balance', async () => {
  const { member, sent } = await open()
  expect(await member.find('123456789012')).toBeUndefined()
  expect(member.state.get()).toMatchObject({ user: 'ann', isScanned: true })
  await member.payByBalance(20)
  expect(sent('tableSessions/payByBalance')).toMatchObject([{ amount: 20, memberPass: 'a pass' }])
})

it('STAFF-5.14: a coupon of the member goes with the pass, a code without', async () => {
  const { member, sent } = await open()
  await member.find('123456789012')
  await member.addCoupon({ coupon: 'one' })
  await member.addCoupon({ code: 'LUNCH' })
  const [first, second] = sent('tableSessions/useCoupon')
  expect(first).toMatchObject({ coupon: 'one', memberPass: 'a pass' })
  expect(second).not.toHaveProperty('memberPass')
})

it('STAFF-5.19: the advice for a scanned member is requested once for each state of the bill; its coupons are used by one call, and taken back', async () => {
  const { member, sent } = await open()
  await member.attach('ann')
  expect(sent('tableSessions/adviseCoupons')).toEqual([])
  await member.find('123456789012')
  await until(member.state, (now) => now.advice === advice)
  await member.addCoupon({ coupons: ['one', 'two'] })
  expect(sent('tableSessions/useCoupon')).toMatchObject([
    { coupons: ['one', 'two'], memberPass: 'a pass' },
  ])
  await member.returnCoupons(['one', 'two'])
  const [returned] = sent('tableSessions/returnCoupons')
  expect(returned).toMatchObject({ coupons: ['one', 'two'] })
  expect(returned).not.toHaveProperty('memberPass')
  const asked = sent('tableSessions/adviseCoupons')
  expect(asked).toHaveLength(3)
  expect(asked[0]).toMatchObject({ memberPass: 'a pass' })
})

it('STAFF-5.13: a summary that cannot be loaded is reported, and the bill keeps its member', async () => {
  const { member } = await open({
    'users/members/summary create': () => {
      throw new Error('no')
    },
  })
  await member.attach('ann')
  await until(member.state, (now) => now.summary === 'failed')
  expect(member.state.get().user).toBe('ann')
})
