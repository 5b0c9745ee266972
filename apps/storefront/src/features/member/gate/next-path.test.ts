import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

it.each([
  ['/member/rewards', '/member/rewards'],
  ['/cart?line=1', '/cart?line=1'],
  [undefined, '/member'],
  ['', '/member'],
  ['https://evil.example', '/member'],
  ['//evil.example', '/member'],
  ['/\\evil.example', '/member'],
  ['javascript:alert(1)', '/member'],
  ['/member/login?next=/member', '/member'],
])('a login with next %j leads to %s', (next, path) => {
  expect(nextPath(next)).toBe(path)
})
