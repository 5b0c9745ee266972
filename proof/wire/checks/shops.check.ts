import { expect } from 'vitest'
import { carries, Forms } from '../check/carries.ts'
import { area, check, once } from '../check/check.ts'
import { recordsOf } from '../client/fields.ts'
import { httpVisitor } from '../client/target.ts'
import { anotherShop, reader, restaurant } from '../restaurant/restaurant.ts'
import { anId, named, nobodysId } from '../restaurant/text.ts'

const written = once(() => anotherShop())
const listing = {
  $select: [
    '_id',
    'name',
    'address',
    'images',
    'logo',
    'openTime',
    'closeTime',
    'phone',
    'lat',
    'long',
  ],
  openForOnline: true,
}

area('shops', () => {
  check('get shops/{id} loads a shop', async () => {
    const { shop } = await restaurant()
    expect(await (await reader()).get('shops', shop)).toMatchObject({ _id: shop })
  })
  check('find shops: select of listing fields, openForOnline true, unpaginated', async () => {
    const { shop } = await restaurant()
    const found = await (await reader()).find('shops', { ...listing, $paginate: false })
    expect(Array.isArray(found)).toBe(true)
    const listed = recordsOf(found).find(({ _id }) => _id === shop)
    expect(listed).toMatchObject({ name: named('Wire Kitchen') })
    expect(listed).not.toHaveProperty('onlineOpeningHours')
  })
  check('find shops, unpaginated, in the spelling paginate: false', async () => {
    expect(
      Array.isArray(await (await reader()).find('shops', { ...listing, paginate: false })),
    ).toBe(true)
  })
  check('find shops over HTTP', async () => {
    const found = await httpVisitor().find('shops', { ...listing, $paginate: false })
    expect(recordsOf(found).length).toBeGreaterThan(0)
  })
  check('a shop that is not open for online is not listed', async () => {
    const shop = await anotherShop({ openForOnline: false })
    const found = await (await reader()).find('shops', { ...listing, $paginate: false })
    expect(recordsOf(found).map(({ _id }) => _id)).not.toContain(shop)
  })
  check('not-found on shops: name NotFound, code 404', async () => {
    await expect((await reader()).get('shops', nobodysId)).rejects.toMatchObject({
      name: 'NotFound',
      code: 404,
    })
  })
  carries('a shop', 'shops', written, {
    name: named('Renamed'),
    openForOnline: true,
    openForApp: true,
    openTakeAway: true,
    openDineInNoTable: true,
    onlineEnabledFixedCode: true,
    onlineDineInNoTableEnabledFixedCode: true,
    onlineSessionTimeout: 3,
    onlineOpeningHours: [
      { weekdays: [1, 2], startTime: '09:00', endTime: '21:30', orderType: ['takeAway'] },
    ],
    useDefaultsForSetItem: true,
    address: named('1 Wire Street'),
    addressDetail: named('Ground floor'),
    images: [anId],
    logo: anId,
    openTime: '09:00',
    closeTime: '21:30',
    phone: '+852 2000 0000',
    lat: 22.28,
    long: 114.15,
    discountRoundFactor: 0.1,
    discountRoundMethod: 'floor',
    taxRoundFactor: 0.1,
    taxRoundMethod: 'round',
    surchargeRoundFactor: 0.1,
    surchargeRoundMethod: 'no',
    priceRoundFactor: 0.1,
    priceRoundMethod: 'ceil',
    defaultKitchen: new Forms(anId, 'kitchen', [anId]),
    defaultWaterbar: new Forms(anId, 'bar', [anId]),
    onlineCanSwitchSection: true,
    autoMergeInPOS: true,
    autoMergeOrderedInPOS: true,
  })
  for (const currency of [
    'HKD',
    'USD',
    'TWD',
    'SGD',
    'AUD',
    'MYR',
    'VND',
    'THB',
    'JPY',
    'CNY',
    'NZD',
    'CHF',
  ])
    check(`currency ${currency}`, async () => {
      const shop = await anotherShop({ currency })
      expect(await (await reader()).get('shops', shop)).toMatchObject({ currency })
    })
  for (const method of ['floor', 'round', 'no', 'ceil'])
    for (const of of ['discount', 'tax', 'surcharge', 'price'])
      check(`${of} rounding method ${method}`, async () => {
        const { owner } = await restaurant()
        const id = await written()
        const field = `${of}RoundMethod`
        await owner.patch('shops', id, { [field]: method })
        expect((await (await reader()).get('shops', id))[field]).toBe(method)
      })
})
