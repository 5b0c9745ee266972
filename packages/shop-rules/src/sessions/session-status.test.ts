import { describe, expect, it } from 'vitest'
import {
  canSessionBecome,
  isSessionFinished,
  isSessionReadOnly,
  isSessionResumable,
  SESSION_TRANSITIONS,
  type SessionStatus,
} from './session-status.ts'
import { reachableFrom } from '../testing/reachable-from.ts'

const statuses = Object.keys(SESSION_TRANSITIONS) as SessionStatus[]

describe('session status', () => {
  it('every status is reached from ongoing (SESS-1.1)', () => {
    expect([...reachableFrom(SESSION_TRANSITIONS, ['ongoing'])].toSorted()).toEqual(
      statuses.toSorted(),
    )
  })

  it('void and cancelled are final, done and test can only be voided (SESS-1.2)', () => {
    expect(statuses.filter((from) => statuses.every((to) => !canSessionBecome(from, to)))).toEqual([
      'void',
      'cancelled',
    ])
    expect(statuses.filter((to) => canSessionBecome('done', to))).toEqual(['void'])
  })

  it('a session is read-only unless ongoing (SESS-1.1)', () => {
    expect(statuses.filter((status) => !isSessionReadOnly(status))).toEqual(['ongoing'])
  })

  it('finished means done, test, cancelled or void (SESS-1.2)', () => {
    expect(statuses.filter(isSessionFinished).toSorted()).toEqual([
      'cancelled',
      'done',
      'test',
      'void',
    ])
  })

  it('ongoing and toPay are resumed, any other is not (SESS-1.3)', () => {
    expect([...statuses, 'other'].filter(isSessionResumable)).toEqual(['ongoing', 'toPay'])
  })
})
