import { expect, test } from 'vitest'
import { href } from './href.ts'

test.each([
  ['/record', {}, {}, '/record'],
  ['/news/$name', { name: 'a/b c' }, {}, '/news/a%2Fb%20c'],
  ['/reservation/edit/{-$id}', {}, { step: 'date' }, '/reservation/edit?step=date'],
  ['/reservation/edit/{-$id}', { id: '5' }, {}, '/reservation/edit/5'],
  ['/', {}, { id: '5', t: undefined }, '/?id=5'],
  ['/cart?line=1', {}, {}, '/cart?line=1'],
])('%s with %j and %j is a URL', (to, params, search, url) => {
  expect(href(to, params, search)).toBe(url)
})
