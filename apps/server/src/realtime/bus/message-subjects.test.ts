import { services } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { audiences } from '../channels/audiences.ts'
import { subjectOfChannel } from '../channels/channels.ts'
import { subjectsOfMessage } from './message-subjects.ts'

const about = (path: string, data: unknown) => subjectsOfMessage({ path, event: 'patched', data })
const record = { _id: 'a', shop: 's', shops: ['s', 't'], user: 'u' }

describe('the subjects of an event (EVENT-1.8)', () => {
  it.each([
    ['shops', ['shop/a']],
    ['products', ['shop/s']],
    ['tableSessions', ['shop/s']],
    ['orders', ['shop/s']],
    ['news', ['shop/s', 'shop/t']],
    ['reservations', ['shop/s', 'user/u']],
    ['userCoupons', ['user/u']],
    ['users', ['all']],
    ['orderDiscounts', ['all']],
    ['systemSettings', ['all']],
    ['translations', ['all']],
    ['accounts', ['all']],
  ] as const)('of %s are %j', (path, subjects) => {
    expect(about(path, record)).toEqual(subjects)
  })

  it('include those of every channel that it goes to', () => {
    for (const path of Object.keys(services)) {
      const subjects = about(path, record)
      for (const channel of audiences[path]?.(record) ?? [])
        expect(subjects.includes('all') || subjects.includes(subjectOfChannel(channel))).toBe(true)
    }
  })

  it('are all, if it is for all shops or for many', () => {
    expect(about('news', { _id: 'a' })).toEqual(['all'])
    const shops = Array.from({ length: 9 }, (_, number) => `s${number}`)
    expect(about('news', { _id: 'a', shops })).toEqual(['all'])
    expect(about('timeConditions', { _id: 'a' })).toEqual(['all'])
  })
})
