import { expect, it, test } from 'vitest'
import { matcher } from './match.ts'
import { paths } from './paths.ts'
import { readyScreen } from './screen.ts'

const find = matcher(Object.values(paths).map((path) => readyScreen(path, () => null)))
const found = (pathname: string) => {
  const match = find(pathname)
  return match && [match.screen.path, match.params]
}

test.each([
  ['/', '/', {}],
  ['/browse', '/browse', {}],
  ['/Browse/', '/browse', {}],
  ['/record/5', '/record/$id', { id: '5' }],
  ['/reservation/5', '/reservation/$id', { id: '5' }],
  ['/reservation/edit', '/reservation/edit/{-$id}', { id: undefined }],
  ['/reservation/edit/5', '/reservation/edit/{-$id}', { id: '5' }],
  ['/t/5/1', '/t/$sessionId/$sessionIndex', { sessionId: '5', sessionIndex: '1' }],
  ['/o', '/o/{-$sessionId}', { sessionId: undefined }],
  ['/payment', '/payment/$', {}],
  ['/payment/5', '/payment/$session', { session: '5' }],
  ['/payment/qr/5', '/payment/qr/$attempt', { attempt: '5' }],
  ['/payment/a/b/c', '/payment/$', {}],
])('ROUTE-5.7: %s is the page %s', (pathname, path, params) => {
  expect(found(pathname)).toEqual([path, params])
})

it('decodes the parameters of a path, and leaves what it cannot decode', () => {
  expect(find('/news/caf%C3%A9')?.params).toEqual({ name: 'café' })
  expect(find('/news/50%')?.params).toEqual({ name: '50%' })
})

test.each(['/nothing', '/browse/more', '/member/nothing', '/record/1/2'])(
  'ROUTE-1.3: %s is unknown',
  (pathname) => {
    expect(find(pathname)).toBeUndefined()
  },
)
