import { describe, expect, it } from 'vitest'
import { checkCodePaths } from './check-code-paths.mjs'

const sources = [
  { path: 'packages/engine/src/cart/add-line.ts', text: '' },
  { path: 'packages/engine/src/menu/filter.ts', text: '' },
]
const check = (text) => checkCodePaths([...sources, { path: 'docs/spec/cart.md', text }])

describe('the paths of a page’s code', () => {
  it('of folders, files and alternatives that are there are fine', () => {
    expect(
      check(
        'Lines. Code: `packages/engine/src/{cart,menu}`, `packages/engine/src/menu/filter.ts`.',
      ),
    ).toEqual([])
  })

  it('that lead nowhere fail with page and line', () => {
    expect(check('# Cart\n\nCode: `packages/engine/src/{cart,carts}`, `filter.ts`.')).toEqual([
      'docs/spec/cart.md:3: there is no packages/engine/src/carts',
      'docs/spec/cart.md:3: there is no filter.ts',
    ])
  })

  it('the beginning of a folder’s name is not the folder', () => {
    expect(check('Code: `packages/engine/src/car`.')).toHaveLength(1)
  })

  it('other words in code style are no paths', () => {
    expect(check('- **CART-1.1** `eatInOnly` hides a product.')).toEqual([])
  })
})
