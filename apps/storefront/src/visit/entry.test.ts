import { describe, expect, it } from 'vitest'
import { entryOf } from './entry.ts'

const shop = 'a'.repeat(24)
const table = 'b'.repeat(24)
const of = (url: string) => entryOf(new URL(url, 'http://localhost'))

describe('how a visit begins', () => {
  it('a table code: shop and table (ROUTE-2.2)', () =>
    expect(of(`/t?id=${shop}&t=${table}`)).toEqual({ kind: 'table', shop, viewItem: table }))
  it('a session link, with or without an index (ROUTE-2.1)', () => {
    expect(of(`/t/${table}`)).toEqual({ kind: 'session', session: table })
    expect(of(`/t/${table}/2`)).toEqual({ kind: 'session', session: table, index: 2 })
    expect(of(`/o/${table}`)).toEqual({ kind: 'session', session: table })
    expect(of('/o')).toEqual({ kind: 'resume' })
  })
  it('a shop link (ROUTE-2.2)', () => expect(of(`/?id=${shop}`)).toEqual({ kind: 'shop', shop }))
  it('the icon of the installed app says that it is one', () => {
    const installed = { kind: 'shop', shop, isInstalled: true }
    expect(of(`/?id=${shop}&source=installed`)).toEqual(installed)
    expect(of(`/browse?id=${shop}&source=installed`)).toEqual(installed)
  })
  it('ids that are not valid are cleared (ROUTE-2.4, STORE-1.2)', () => {
    expect(of('/t?id=1&t=x')).toEqual({ kind: 'table', shop: null, viewItem: null })
    expect(of('/t/../etc')).toEqual({ kind: 'resume' })
    expect(of('/t/12')).toEqual({ kind: 'session', session: null })
  })
  it('any other URL resumes what is stored (ROUTE-2.5)', () =>
    expect(of('/cart')).toEqual({ kind: 'resume' }))
})
