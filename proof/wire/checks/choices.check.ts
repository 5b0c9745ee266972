import { expect } from 'vitest'
import { area, check } from '../check/check.ts'
import { type Fields, idOf } from '../client/fields.ts'
import { noodleLine } from '../restaurant/orders.ts'
import { restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { create } from '../restaurant/take-away.ts'

/** A group with these rules, and an order that chooses so many of each of its two choices. */
const choosing = async (rules: Fields, quantities: readonly (number | undefined)[]) => {
  const { owner, shop } = await restaurant()
  const ids = ['e1'.repeat(12), 'e2'.repeat(12)]
  const choiceRules = rules['choice'] as Fields | undefined
  const option = idOf(
    await owner.create('productOptions', {
      shop,
      name: named('Extra'),
      choices: ids.map((_id) => ({ _id, name: named('One'), price: 1, ...choiceRules })),
      ...Object.fromEntries(Object.entries(rules).filter(([field]) => field !== 'choice')),
    }),
  )
  const product = idOf(
    await owner.create('products', { shop, name: named('Bowl'), price: 30, options: [option] }),
  )
  const selections = quantities.flatMap((quantity, index) =>
    quantity === undefined ? [] : [{ _id: ids[index], quantity }],
  )
  const options = [{ option, selections }]
  return create({ products: [await noodleLine({ product, options })] })
}

const many = { multiple: true, allowQuantity: true }

area('an option group is invalid', () => {
  const rules: Readonly<
    Record<
      string,
      readonly [Fields, readonly (number | undefined)[], readonly (number | undefined)[]]
    >
  > = {
    'required and nothing is chosen': [{ required: true }, [], [1]],
    'picks exceed maxPick': [{ ...many, maxPick: 1 }, [1, 1], [1]],
    'picks fall below minPick': [{ ...many, minPick: 2 }, [1], [1, 1]],
    'total quantity is above maxQuantity': [{ ...many, maxQuantity: 2 }, [2, 1], [1, 1]],
    'total quantity is below minQuantity': [{ ...many, minQuantity: 3 }, [1, 1], [2, 1]],
    'a required choice has no quantity': [{ ...many, choice: { required: true } }, [1], [1, 1]],
    'a per-choice maximum is violated': [{ ...many, choice: { maxQuantity: 1 } }, [2], [1]],
    'a per-choice minimum is violated': [{ ...many, choice: { minQuantity: 2 } }, [1], [2]],
  }
  for (const [name, [group, wrong, right]] of Object.entries(rules)) {
    check(name, async () => {
      await expect(choosing(group, wrong)).rejects.toMatchObject({
        data: { code: expect.stringMatching(/^(optionsInvalid|cartInvalid)$/) as string },
      })
    })
    check(`not: ${name}`, async () => {
      expect(await choosing(group, right)).toMatchObject({ type: 'takeAway' })
    })
  }
  check('groups not available for the order type are skipped', async () => {
    const session = await choosing({ required: true, allowedOrderType: ['dineIn'] }, [])
    expect(session).toMatchObject({ type: 'takeAway' })
  })
})
