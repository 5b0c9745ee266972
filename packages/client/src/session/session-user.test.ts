import type { TableSession } from '@comanda/contract'
import { afterEach, expect, test, vi } from 'vitest'
import type { MemberState } from '../member/member.ts'
import { createStore } from '../store/store.ts'
import { notFound, scriptedConnection } from '../testing/scripted-connection.ts'
import type { SessionState } from './session.ts'
import { syncSessionUser } from './session-user.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('SESS-7.2: a failed setUser is logged and ignored; the session stays as it is, and it is not sent again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { connection, count } = scriptedConnection({})
  const session = {
    _id: 'session',
    type: 'dineIn',
    status: 'ongoing',
    user: null,
    version: 1,
  } as TableSession
  const sessionState = createStore<SessionState>({ status: 'ready', session })
  const memberState = createStore<MemberState>({ status: 'none' })
  const adopt = vi.fn()
  const stop = syncSessionUser(connection, {
    member: { state: memberState },
    session: { state: sessionState, adopt },
  })
  memberState.set({ status: 'member', user: { _id: 'user' } })
  await expect.poll(() => warn.mock.calls).toEqual([[expect.any(String), notFound()]])
  memberState.set({ ...memberState.get(), points: 10 })
  stop()
  expect(count('tableSessions/setUser create')).toBe(1)
  expect(adopt).not.toHaveBeenCalled()
  expect(sessionState.get().session).toBe(session)
})
