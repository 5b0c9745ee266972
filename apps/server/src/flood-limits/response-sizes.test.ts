import { expect, it } from 'vitest'
import { ResponseSizes } from './response-sizes.ts'

it('CALL-6.3: names of calls that do not exist do not displace the sizes that are known', () => {
  const sizes = new ResponseSizes()
  sizes.note('get menus', 1_000_000)
  for (let at = 0; at < 5000; at += 1) sizes.note(`get x${at}`, 100)
  expect(sizes.expected('get menus')).toBe(1_000_000)
})
