import { expect, it } from 'vitest'
import { strategyOf } from './strategy.ts'

const origin = 'https://eat.example'
const of = (path: string, mode = 'cors', method = 'GET') =>
  strategyOf({ method, mode, url: new URL(path, origin).href }, origin)

it('pages of the app come from the network first, so that a new version shows at once', () => {
  expect(['/', '/browse', '/t?id=1&t=2', '/record/5f'].map((path) => of(path, 'navigate'))).toEqual(
    ['page', 'page', 'page', 'page'],
  )
})
it('a page that is not of this app is requested once: the browser has begun to, and a one-time code is in its address', () => {
  expect(of('/console/', 'navigate')).toBe('navigation')
  expect(of('/api/oidc/sandbox/callback?code=1&state=2', 'navigate')).toBe('navigation')
  expect(of('/api/oidc/sandbox/callback', 'navigate', 'POST')).toBe('network')
})
it('the console and the server’s calls are not intercepted', () => {
  expect(of('/console/assets/a.js')).toBe('network')
  expect(of('/api/menus/5f')).toBe('network')
  expect(of('/api/tableSessions', 'cors', 'POST')).toBe('network')
})
it('assets and pictures of dishes are cached', () => {
  expect(of('/assets/foundation-x.js')).toBe('asset')
  expect(of(`/api/attachments/${'a'.repeat(24)}?size=small&ext=webp`, 'no-cors')).toBe('picture')
  expect(of(`/api/users/pic/${'a'.repeat(24)}`, 'no-cors')).toBe('network')
})
it('the manifest of a shop’s app is cached for use without a network', () => {
  const shop = `/api/shops/${'a'.repeat(24)}`
  expect(of(`${shop}/manifest.webmanifest?locale=en`, 'no-cors')).toBe('manifest')
  expect(of(`${shop}/icons/192.png?v=1`, 'no-cors')).toBe('network')
  expect(of('/api/shops/x/manifest.webmanifest')).toBe('network')
})
it('other origins are not intercepted', () =>
  expect(of('https://else.example/assets/a.js')).toBe('network'))
