import type { TableSession } from '@comanda/contract'
import { expect, it } from 'vitest'
import { memoryStorage } from '../../storage/key-storage.ts'
import { sampleTable } from '../../testing/sample-session.ts'
import { scriptedConnection, type Script } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { createBillMember } from './bill-member.ts'
import { scannedPass } from './scanned-pass.ts'
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

const open = async (script: Script = {}, storage = memoryStorage(), now = () => 0) => {
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
  const member = createBillMember(server.connection, calls, {
    shop: session.shop,
    pass: scannedPass(storage, { session: session._id, by: 'me' }, now),
  })
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

it('STAFF-5.22: a page that is loaded again has the scanned code for 15 minutes, for the account that scanned it', async () => {
  const storage = memoryStorage()
  let now = 0
  const first = await open({}, storage, () => now)
  await first.member.find('123456789012')
  const mine = { session: sampleTable()._id, by: 'me' }
  for (const other of [{ by: 'you' }, { session: 'another' }])
    expect(scannedPass(storage, { ...mine, ...other }, () => now).of('ann')).toBeUndefined()
  now = 14 * 60_000
  const again = await open(
    { 'tableSessions get': () => sampleTable({ user: 'ann' }) },
    storage,
    () => now,
  )
  expect(again.member.state.get()).toMatchObject({ user: 'ann', isScanned: true })
  await again.member.addCoupon({ coupon: 'one' })
  expect(again.sent('tableSessions/useCoupon')).toMatchObject([{ memberPass: 'a pass' }])
  now = 15 * 60_000
  expect(scannedPass(storage, mine, () => now).of('ann')).toBeUndefined()
  expect(storage.read('memberPass')).toBeNull()
})

it('STAFF-5.22: a pass that has ended, or that the server refuses, is to be scanned again', async () => {
  let now = 0
  let isOld = false
  const refused = Object.assign(new Error('again'), { code: 400, data: { code: 'codeWrong' } })
  const useCoupon = () => {
    if (isOld) throw refused
    return sampleTable({ user: 'ann' })
  }
  const { member, sent } = await open(
    { 'tableSessions/useCoupon create': useCoupon },
    memoryStorage(),
    () => now,
  )
  for (const end of [() => (isOld = true), () => (now = 15 * 60_000)]) {
    isOld = false
    await member.find('123456789012')
    end()
    await expect(member.addCoupon({ coupon: 'one' })).rejects.toMatchObject({ code: 'codeWrong' })
    expect(member.state.get()).toMatchObject({ user: 'ann', isScanned: false })
  }
  expect(sent('tableSessions/useCoupon')).toHaveLength(1)
})
