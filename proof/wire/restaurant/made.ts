import { once } from '../check/check.ts'
import { type Fields, idOf } from '../client/fields.ts'
import { anotherShop, restaurant } from './restaurant.ts'

/** Returns a function that creates a record of the shop once, and returns its id. */
export const made = (path: string, fields: Fields) =>
  once(async () => {
    const { owner, shop } = await restaurant()
    return idOf(await owner.create(path, { shop, ...fields }))
  })

/** The same for a record that names its shops: another one, so that it changes no price of the checks. */
export const madeFor = (path: string, fields: Fields) =>
  once(async () => {
    const { owner } = await restaurant()
    return idOf(await owner.create(path, { shops: [await anotherShop()], ...fields }))
  })
