import { describe, expect, it } from 'vitest'
import { isTableCodeExpired, type TableCode, tableCodeFailure } from './table-code.ts'

const date = '2024-05-15T12:00:00+08:00'
const late = '2024-05-15T13:00:00+08:00'
const enabled = { onlineEnabledFixedCode: true }
const code = (kind: TableCode['kind'], isValid = true): TableCode => ({ kind, isValid })

describe('the date of a fixed code', () => {
  it('a code is good for the shop’s minutes, 1 by default (SESS-3.1)', () => {
    expect(isTableCodeExpired(date, '2024-05-15T12:01:00+08:00', {})).toBe(false)
    expect(isTableCodeExpired(date, '2024-05-15T12:01:00.001+08:00', {})).toBe(true)
    expect(
      isTableCodeExpired(date, '2024-05-15T12:30:00+08:00', { onlineSessionTimeout: 30 }),
    ).toBe(false)
    expect(isTableCodeExpired('no date', date, {})).toBe(true)
  })

  it('SESS-3.1: a date may be as far in the future as in the past', () => {
    expect(isTableCodeExpired('2024-05-15T12:01:00+08:00', date, {})).toBe(false)
    expect(isTableCodeExpired('2024-05-15T12:01:00.001+08:00', date, {})).toBe(true)
  })
})

describe('why a code opens no session', () => {
  it('expired, then not enabled, then no such table, then presence (SESS-3.2)', () => {
    const required = { ...enabled, onlineRequiresPresence: true }
    expect(tableCodeFailure(undefined, date, late, {})).toBe('fixedCodeTimeout')
    expect(tableCodeFailure(undefined, date, date, {})).toBe('fixedCodeNotEnabled')
    expect(tableCodeFailure(undefined, date, date, required)).toBe('fixedCodeTableInvalid')
    expect(tableCodeFailure(code('fixed'), date, date, required)).toBe('presenceRequired')
    expect(tableCodeFailure(code('fixed'), date, date, enabled)).toBeUndefined()
  })

  it('SESS-3.1: the date decides nothing for codes that are not printed', () => {
    for (const kind of ['scanned', 'shown'] as const) {
      expect(tableCodeFailure(code(kind), date, late, enabled)).toBeUndefined()
      expect(tableCodeFailure(code(kind, false), date, date, enabled)).toBe('fixedCodeTimeout')
    }
    expect(tableCodeFailure(code('fixed', false), date, date, enabled)).toBe('fixedCodeTimeout')
  })

  it('SESS-9.6: a code that was shown is enough, a scan is not, if presence is required', () => {
    const required = { ...enabled, onlineRequiresPresence: true }
    expect(tableCodeFailure(code('scanned'), date, date, required)).toBe('presenceRequired')
    expect(tableCodeFailure(code('shown'), date, date, required)).toBeUndefined()
    expect(tableCodeFailure(code('shown'), date, date, {})).toBeUndefined()
  })
})
