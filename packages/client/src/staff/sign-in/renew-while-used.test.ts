import { expect, it } from 'vitest'
import type { AuthenticationState } from '../../authentication/authentication.ts'
import { createStore } from '../../store/store.ts'
import { renewWhileUsed } from './renew-while-used.ts'

it('ACC-2.6: a sign-in is renewed while somebody uses the app, and not otherwise', () => {
  const state = createStore<AuthenticationState>({ status: 'signedOut', isLoginNeeded: false })
  const page = new EventTarget()
  let now = 0
  let renewals = 0
  const renew = () => {
    renewals += 1
    return Promise.resolve(true)
  }
  renewWhileUsed({ state, renew }, page, () => now)
  const touch = (later: number) => {
    now += later
    page.dispatchEvent(new Event('pointerdown'))
    return renewals
  }
  expect(touch(3_600_000)).toBe(0)
  state.set({ status: 'signedIn', isLoginNeeded: false, user: { _id: 'u' } })
  expect(touch(1)).toBe(1)
  expect(touch(60_000)).toBe(1)
  now += 12 * 3_600_000
  expect(renewals).toBe(1)
  expect(touch(1)).toBe(2)
})
