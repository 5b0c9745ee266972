import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { Menu, ProductOption } from '@comanda/contract'
import { defaultOptions, type DraftOption, picksOf, validateOptions } from '@comanda/engine/options'
import { textOf } from '@comanda/ui/testing'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { OptionGroups } from './option-groups.tsx'

const { shop, noodles } = sampleIds
const en = (value: string) => [{ lang: 'en' as const, value }]
/** Returns the id of a group or choice of a name. */
const idOf = (name: string) => Buffer.from(name.padEnd(12)).toString('hex')
const group = (name: string, choices: readonly string[], rule: Partial<ProductOption>) => ({
  _id: idOf(name),
  shop,
  name: en(name),
  choices: choices.map((choice) => ({ _id: idOf(choice), name: en(choice), price: 5 })),
  ...rule,
})
const menuOf = (...groups: ProductOption[]): Menu => ({
  ...sampleMenu,
  productOptions: groups,
  products: sampleMenu.products.map((product) =>
    product._id === noodles ? { ...product, options: groups.map(({ _id }) => _id) } : product,
  ),
})

/** Renders the groups of the noodles as the product form does, and returns what is picked. */
const open = async (menu: Menu, showsErrors = false) => {
  const onPick = vi.fn<(options: readonly DraftOption[]) => void>()
  const Form = ({ context }: { context: Parameters<typeof defaultOptions>[1] }) => {
    const product = context.products.get(noodles)
    const [options, setOptions] = useState(() => (product ? defaultOptions(product, context) : []))
    if (!product) return null
    return (
      <OptionGroups
        {...{ product, options, showsErrors }}
        onChange={(next) => {
          onPick(next)
          setOptions(next)
        }}
        issues={validateOptions(product, options, context)}
        path="form"
      />
    )
  }
  const diner = await dinerAt({ menu })
  const { context } = diner.client.cart.state.get()
  if (!context) throw new Error('the cart has no menu')
  const screen = await renderForDiner(<Form context={context} />, {}, diner)
  const picks = () => (onPick.mock.lastCall?.[0] ?? []).flatMap(picksOf).map(({ choice }) => choice)
  return { ...screen, picks }
}

it('SCREEN-3.4: each group shows its name and its rule', async () => {
  const { names } = await open(
    menuOf(
      group('Size', ['Small', 'Large'], { required: true }),
      group('Extras', ['Egg', 'Tofu', 'Nori'], { multiple: true, maxPick: 2 }),
    ),
  )
  expect(names('group')).toEqual(['Size Choose 1', 'Extras Choose up to 2'])
})
it('OPT-3.2: of a required group with one pick, another choice replaces the first', async () => {
  const { press, picks, names } = await open(
    menuOf(group('Size', ['Small', 'Large'], { required: true })),
  )
  expect(names('radio')).toEqual(['Small', 'Large'])
  await press('radio', 'Small')
  await press('radio', 'Large')
  expect(picks()).toEqual([idOf('Large')])
})
it('a choice of an optional group is removed by pressing it again', async () => {
  const { press, picks } = await open(menuOf(group('Extras', ['Egg'], { multiple: true })))
  await press('checkbox', 'Egg')
  expect(picks()).toEqual([idOf('Egg')])
  await press('checkbox', 'Egg')
  expect(picks()).toEqual([])
})
it('once the largest number is picked, other choices cannot be picked', async () => {
  const { press, picks } = await open(
    menuOf(group('Extras', ['Egg', 'Tofu', 'Nori'], { multiple: true, maxPick: 2 })),
  )
  for (const choice of ['Egg', 'Tofu', 'Nori']) await press('checkbox', choice)
  expect(picks()).toEqual([idOf('Egg'), idOf('Tofu')])
})
it('a required group says so, and what is missing once errors are shown', async () => {
  const menu = menuOf(group('Size', ['Small', 'Large'], { required: true }))
  const quiet = await open(menu)
  expect(quiet.text()).toContain('Required')
  expect(quiet.text()).not.toContain('Please choose')
  await quiet.close()
  const { text, press } = await open(menu, true)
  expect(text()).toContain('Please choose')
  await press('radio', 'Small')
  expect(text()).not.toContain('Please choose')
  expect(text()).toContain('Done')
})
it('a group that was begun says how many more are to be chosen', async () => {
  const { press, text } = await open(
    menuOf(group('Sides', ['Egg', 'Tofu', 'Nori'], { multiple: true, minPick: 2, maxPick: 3 })),
  )
  expect(text()).not.toContain('more to choose')
  await press('checkbox', 'Egg')
  expect(text()).toContain('1 more to choose')
})
it('a choice that can be picked several times has a stepper', async () => {
  const { press, all } = await open(
    menuOf(group('Extras', ['Egg'], { multiple: true, allowQuantity: true, maxQuantity: 2 })),
  )
  await press('checkbox', 'Egg')
  await press('button', 'Increase quantity')
  const [stepper] = all('group', 'Quantity of Egg')
  expect(stepper && textOf(stepper)).toContain('2')
})
it('the price of a choice is shown beside it', async () => {
  const { text } = await open(menuOf(group('Extras', ['Egg'], { multiple: true })))
  expect(text()).toContain('+ $ 5 .00')
})
it('SCREEN-3.3: a choice that is sold out says so and cannot be picked', async () => {
  const menu = menuOf(group('Extras', ['Egg'], { multiple: true }))
  const soldOut = { productOption: idOf('Extras'), values: [{ _id: idOf('Egg'), quantity: 0 }] }
  const { names, press, picks } = await open({
    ...menu,
    products: menu.products.map((product) =>
      product._id === noodles
        ? { ...product, stock: { mode: 'manual', quantity: 9, productOptions: [soldOut] } }
        : product,
    ),
  })
  expect(names('checkbox')).toEqual(['Egg Sold out'])
  await press('checkbox', 'Egg Sold out')
  expect(picks()).toEqual([])
})

const { tea } = sampleIds
/** A course of a set meal with the tea as its only dish. */
const course = (name: string) => ({
  ...group(name, [], { required: true }),
  choices: [
    {
      _id: idOf(`${name} tea`),
      name: en('Milk tea'),
      type: 'product' as const,
      product: tea,
      price: 0,
    },
  ],
})

it('SCREEN-3.5: of the courses of a set meal one is open, the others are a line each', async () => {
  const { names, all, press, text } = await open(menuOf(course('Main'), course('Drink')))
  expect(names('group')).toEqual(['Main Choose 1'])
  expect(all('button').map(textOf)).toEqual(['Drink Choose 1 Required'])
  await press('radio')
  await press('button', 'Next: Drink')
  expect(names('group')).toEqual(['Drink Choose 1'])
  expect(text()).toContain('Milk tea')
  await press('radio')
  await press('button', 'Done')
  expect(names('group')).toEqual([])
})
it('SCREEN-3.5: a line of a course shows what is picked, and opens it again', async () => {
  const { names, press, all } = await open(menuOf(course('Main'), course('Drink')))
  await press('radio')
  await press('button', 'Next: Drink')
  const [line] = all('button')
  expect(line && textOf(line)).toMatch(/^Main .*tea.* Change$/i)
  await press('button', line && textOf(line))
  expect(names('group')).toEqual(['Main Choose 1'])
})
