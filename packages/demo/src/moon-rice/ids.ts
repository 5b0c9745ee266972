import { objectId } from '../ids/object-id.ts'

export const moonShop = objectId('shop/moon')

/** Returns the id of a record of Moon & Rice. */
export const moonId = (
  record: 'category' | 'product' | 'option' | 'choice' | 'table' | 'reservation',
  key: string,
): string => objectId(`moon/${record}/${key}`)
