import { afterEach, expect, test, vi } from 'vitest'
import { scriptedConnection } from './testing/scripted-connection.ts'
import { confirmRegistration } from './account/confirm-registration.ts'
import { loadMembership } from './account/membership.ts'
import { requestPasswordReset, resetPassword } from './account/passwords.ts'
import { eraseAccount } from './account/personal-data.ts'
import { totalPoints } from './member/points.ts'
import { uploadPortrait } from './account/portrait.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const done = () => ({})

test('a mailed code is sent without spaces, an address without those around it', async () => {
  const { connection, calls } = scriptedConnection({
    'users/confirm create': done,
    'users/resetPassword create': done,
    'users/forgotPassword create': done,
  })
  await confirmRegistration(connection, { email: 'a@b.c', code: '123 456', registration: 'r' })
  await resetPassword(connection, { email: ' a@b.c ', code: '12 34 56', password: 'p' })
  await requestPasswordReset(connection, ' a@b.c')
  expect(calls.map(({ args: [data] }) => data)).toEqual([
    { email: 'a@b.c', code: '123456', registration: 'r' },
    { email: 'a@b.c', code: '123456', password: 'p' },
    { email: 'a@b.c' },
  ])
})

test('an account without a password is erased without one', async () => {
  const { connection, calls } = scriptedConnection({ 'users/erase create': done })
  await eraseAccount(connection, '')
  await eraseAccount(connection, 'secret')
  expect(calls.map(({ args: [data] }) => data)).toEqual([{}, { password: 'secret' }])
})

test('a membership has its level, the points of the shop, the balances and how many coupons can be used', async () => {
  const { connection, calls } = scriptedConnection({
    'shopRanks find': () => [
      { _id: 'silver', expenditure: 100 },
      { _id: 'gold', expenditure: 500 },
    ],
    'users/spends/rankProgress create': () => [
      { rank: 'gold', missing: 300, expenditure: 200, isReached: false },
    ],
    'users/points/available find': () => [{ amount: 20 }, { amount: 5 }],
    'users/balance/available find': () => [{ _id: 'HKD', currency: 'HKD', amount: 8 }],
    'userCoupons find': () => [{ _id: 'one' }, { _id: 'two' }],
  })
  const user = { _id: 'u', ranks: [{ rank: 'silver' }] }
  const membership = await loadMembership(connection, user, 'shop')
  expect(membership.standing).toMatchObject({
    level: { _id: 'silver' },
    next: { _id: 'gold' },
    missing: 300,
  })
  expect(totalPoints(membership.points)).toBe(25)
  expect(membership.balances).toHaveLength(1)
  expect(membership.usableCoupons).toBe(2)
  expect(calls).toContainEqual({
    name: 'users/points/available find',
    args: [{ user: 'u', shop: 'shop' }],
  })
})

test('a picture is uploaded unchanged, with the access token of its member', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ _id: 'picture' })))
  vi.stubGlobal('fetch', fetched)
  const picture = new Blob(['pixels'], { type: 'image/jpeg' })
  expect(await uploadPortrait({ url: '' }, 'token', picture)).toBe('picture')
  expect(fetched).toHaveBeenCalledWith(
    '/api/users/pic',
    expect.objectContaining({
      method: 'POST',
      body: picture,
      headers: { authorization: 'Bearer token', 'content-type': 'image/jpeg' },
    }),
  )
})

test('a picture that the server refuses fails with its code', async () => {
  const body = {
    name: 'BadRequest',
    message: 'No picture',
    code: 400,
    data: { code: 'pictureInvalid' },
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 400 })))
  await expect(uploadPortrait({ url: '' }, 'token', new Blob(['x']))).rejects.toMatchObject({
    code: 'pictureInvalid',
  })
})
