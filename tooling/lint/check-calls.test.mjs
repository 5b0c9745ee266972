import { expect, it } from 'vitest'
import { checkCalls } from './check-calls.mjs'

const check = (path, text) => checkCalls([{ path, text }])

it.each([
  "connection.service('news').find()",
  "const { service } = client.connection; service('news').find()",
  'connection.unguarded(path).find()',
])('an app for people does not call by itself: %s', (text) => {
  for (const app of ['storefront', 'console'])
    expect(check(`apps/${app}/src/news.ts`, text)).toHaveLength(1)
})

it('the client calls, and so do servers and stories', () => {
  const text = "connection.service('news').find()"
  for (const path of [
    'packages/client/src/news.ts',
    'apps/server/src/seed.ts',
    'proof/stories/story/shop.ts',
  ])
    expect(check(path, text)).toEqual([])
})

it('an app calls functions of the client', () => {
  const text = 'findNews(connection, name); serviceWorker.register(url)'
  expect(check('apps/storefront/src/news.ts', text)).toEqual([])
})
