import { describe, expect, it } from 'vitest'
import { type PageRequest, requestedScreen } from './requested-screen.ts'

const id = 'a'.repeat(24)
const table = 'b'.repeat(24)
const request = (path: string, query: PageRequest['query'] = {}, cookie = '') =>
  requestedScreen({ path, query, cookie, languages: ['en-GB'] })

describe('the screen that a page begins with', () => {
  it('ROUTE-2: a table’s code begins with the menu, before the table is entered', () => {
    const menu = { path: '/browse', shop: id, mode: 'dineIn', isEntering: true }
    expect(request('/t', { id, t: table })).toMatchObject(menu)
    expect(request('/', { id, t: table })).toMatchObject(menu)
  })
  it('ROUTE-2: a shop’s link begins with take-away', () => {
    expect(request('/', { id })).toMatchObject({ path: '/', shop: id, mode: 'takeAway' })
    expect(request('/browse', { id })).toMatchObject({ path: '/browse', isEntering: false })
  })
  it('ROUTE-2: without either, the cookies say where the device is', () => {
    const cookies = `place=${id}.dineInNoTable; menuView=grid; i18n_redirected=zh-cn`
    expect(request(`/products/${table}`, {}, cookies)).toEqual({
      path: `/products/${table}`,
      shop: id,
      mode: 'dineInNoTable',
      isEntering: false,
      tags: ['zh-cn', 'en-GB'],
      view: 'grid',
    })
    expect(request('/browse', {}, `place=${id}.dineIn`)).toMatchObject({ isEntering: true })
  })
  it('ROUTE-2: the installed app begins where the device was last in its shop, and otherwise as the shop’s link', () => {
    const installed = { id, source: 'installed' }
    expect(request('/', installed)).toMatchObject({ path: '/', shop: id, mode: 'takeAway' })
    expect(request('/browse', installed, `place=${id}.dineInNoTable`)).toMatchObject({
      path: '/browse',
      mode: 'dineInNoTable',
      isEntering: false,
    })
    expect(request('/', installed, `place=${id}.dineIn`)).toMatchObject({ isEntering: true })
    expect(request('/', installed, `place=${table}.dineIn`)).toMatchObject({
      shop: id,
      mode: 'takeAway',
    })
  })
  it('what is not known ahead is left to the app', () => {
    const place = `place=${id}.takeAway`
    for (const [path, query, cookie] of [
      ['/browse', {}, ''],
      ['/browse', {}, `place=${id}.elsewhere`],
      ['/browse', {}, 'place=x.takeAway'],
      ['/cart', {}, place],
      ['/', { error: 'serverError' }, place],
      ['/browse', { product: table }, place],
      ['/', { id: 'x' }, place],
      ['/', { id, source: 'elsewhere' }, place],
      ['/', { id: [id, id] }, place],
      ['/t', { id }, place],
      ['/t/x', { id, t: table }, place],
    ] as const)
      expect(request(path, query as PageRequest['query'], cookie)).toBeUndefined()
  })
})
