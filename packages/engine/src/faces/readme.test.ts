/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/arbitrary-ids.ts'
import { type CartContext, compileMenu, editCart, evaluateCart } from './cart.ts'
import { compilePriceBook, priceOrder } from './pricing.ts'

const noodles = idOf('a', 1)
const serviceCharge = idOf('e', 1)
const tenOff = idOf('d', 1)
const shop = idOf('5', 1)
const catalogue = {
  products: [{ _id: noodles, price: 60 }],
  productOptions: [],
  taxSettings: [],
  surchargeSettings: [],
  timeConditions: [],
  discounts: [],
}

const source = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

describe('the examples of the README', () => {
  it('price an order', () => {
    const book = compilePriceBook({
      products: [{ _id: noodles, price: 60 }],
      productOptions: [],
      taxSettings: [],
      surchargeSettings: [{ _id: serviceCharge, percent: 10 }],
      timeConditions: [],
      discounts: [{ _id: tenOff, discountType: 'amount', discount: 10 }],
    })
    const { totals, discounts } = priceOrder(book, {
      now: '2024-05-15T12:00:00+08:00',
      shop: { _id: shop },
      session: { type: 'dineIn' },
      lines: [{ id: 'line-1', product: noodles, quantity: 2 }],
      coupons: [],
    })
    expect(totals).toMatchObject({ products: 120, surcharges: 12, discounts: -10, total: 122 })
    expect(discounts).toMatchObject([{ rule: tenOff, amount: -10, lines: ['line-1'] }])
  })

  it('edit a cart, evaluate it, and undo', () => {
    const context: CartContext = {
      menu: compileMenu(catalogue),
      shop: { _id: shop },
      session: { type: 'takeAway' },
      now: '2024-05-15T12:00:00+08:00',
      newId: () => 'line-1',
      selfService: true,
    }
    const { cart } = editCart(
      { lines: [], coupons: [] },
      { type: 'add', draft: { product: noodles, quantity: 2 } },
      context,
    )
    const { result, issues } = evaluateCart(cart, context)
    expect(result?.totals.total).toBe(120)
    expect(issues).toEqual([])

    const { cart: rest, undo } = editCart(cart, { type: 'remove', line: 'line-1' }, context)
    expect(rest.lines).toEqual([])
    expect(undo && editCart(rest, undo, context).cart).toEqual(cart)
  })

  it('are the code above, line by line', () => {
    const tested = lines(source('readme.test.ts'))
    const examples = [...source('../../README.md').matchAll(/```ts\n(.*?)```/gs)]
    expect(examples).toHaveLength(3)
    for (const [, example = ''] of examples) expect(tested).toContain(lines(example))
  })
})

describe('the faces', () => {
  const faces = readdirSync(new URL('.', import.meta.url)).filter(
    (file) => !file.endsWith('.test.ts'),
  )

  it.each(faces)('%s shows at most 30 names, each by itself', (file) => {
    const text = source(file)
    expect(text).not.toContain('*')
    const names = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').filter((name) => name.trim() !== ''),
    )
    expect(names.length).toBeLessThanOrEqual(30)
    expect(names.length).toBeGreaterThan(0)
  })

  it('are all in the table of the README, and in the exports of the package', () => {
    const readme = source('../../README.md')
    const manifest = source('../../package.json')
    for (const file of faces) {
      const face = file.replace('.ts', '')
      expect(readme).toContain(`\`@comanda/engine/${face}\``)
      expect(manifest).toContain(`"./${face}"`)
    }
  })
})
