import { describe, expect, it } from 'vitest'
import { type KitchenStation, madeAt } from './made-at.ts'

const station = (_id: string, own: Partial<KitchenStation> = {}): KitchenStation => ({
  _id,
  kind: 'prep',
  ...own,
})

const dish = { product: 'noodles', category: 'mains', printers: [] as string[] }

describe('where a dish is made (KITCHEN-2.2)', () => {
  it('a shop without stations has one kitchen, which makes all', () => {
    expect(madeAt(dish, 'dineIn', [])).toEqual({ at: [null], expo: [] })
    const one = station('pass', { kind: 'expo' })
    expect(madeAt(dish, 'dineIn', [one])).toEqual({ at: [null], expo: ['pass'] })
  })

  it('stations that name the product, its category or one of its printers make it, several if several do', () => {
    const stations = [
      station('rest'),
      station('wok', { categories: ['mains'] }),
      station('bar', { printers: ['bar 1'] }),
      station('pasta', { products: ['noodles'] }),
    ]
    expect(madeAt(dish, 'dineIn', stations).at).toEqual(['wok', 'pasta'])
    const drink = { product: 'tea', category: 'drinks', printers: ['bar 1'] }
    expect(madeAt(drink, 'dineIn', stations).at).toEqual(['bar'])
    expect(madeAt({ ...drink, printers: [] }, 'dineIn', stations).at).toEqual(['rest'])
  })

  it('what no station names is made by one that names nothing, else by the first: no dish is lost', () => {
    const wok = station('wok', { categories: ['other'] })
    expect(madeAt(dish, 'dineIn', [wok, station('rest'), station('more')]).at).toEqual(['rest'])
    expect(madeAt(dish, 'dineIn', [wok]).at).toEqual(['wok'])
    const away = station('away', { orderTypes: ['takeAway'] })
    expect(madeAt(dish, 'takeAway', [away, station('rest')]).at).toEqual(['away'])
    expect(madeAt(dish, 'dineIn', [away, station('rest')]).at).toEqual(['rest'])
    expect(madeAt(dish, 'dineIn', [away]).at).toEqual(['away'])
  })

  it('a product that goes to no kitchen is made in none, and one that also goes to no water bar nowhere', () => {
    const kitchen = station('kitchen', { area: 'kitchen' })
    const bar = station('bar', { area: 'waterBar' })
    const tea = { ...dish, notGoKitchen: true }
    expect(madeAt(tea, 'dineIn', [kitchen, bar]).at).toEqual(['bar'])
    expect(madeAt(tea, 'dineIn', [kitchen]).at).toEqual([])
    expect(madeAt({ ...dish, notGoWaterBar: true }, 'dineIn', [bar, kitchen]).at).toEqual([
      'kitchen',
    ])
    const card = { ...tea, notGoWaterBar: true }
    expect(madeAt(card, 'dineIn', [])).toEqual({ at: [], expo: [] })
  })
})
