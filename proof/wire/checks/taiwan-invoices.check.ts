import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { type Fields, idOf, textAt } from '../client/fields.ts'
import { lineId } from '../restaurant/orders.ts'
import { anotherShop, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { create, diner } from '../restaurant/take-away.ts'

area('Taiwan invoice', () => {
  const shopOf = once(async () => {
    const { owner } = await restaurant()
    const shop = await anotherShop({ currency: 'TWD' })
    const product = idOf(await owner.create('products', { shop, name: named('Bun'), price: 5 }))
    return { shop, product }
  })
  const invoiced = async (fields: Fields) => {
    const { shop, product } = await shopOf()
    const products = [{ id: lineId(), product, quantity: 1, options: [] }]
    const session = await create({ shop, section: null, products, ...fields })
    return (await diner()).get('tableSessions', idOf(session))
  }
  const valid: Readonly<Record<string, Fields>> = {
    'electronic: a carrier code is / plus 7 characters': {
      twTaxType: 'electronic',
      twTaxVehicle: '/AB12.-+',
    },
    'electronic: 2 capital letters plus 14 digits': {
      twTaxType: 'electronic',
      twTaxVehicle: 'AB12345678901234',
    },
    'company: 8 digits and a checksum': { twTaxType: 'company', twTaxComp: '04595257' },
    'donate: digits only': { twTaxType: 'donate', twDonate: '919' },
    'nrt: exactly 10 letters or digits': { twTaxType: 'nrt', twTaxNrt: 'AB12345678' },
  }
  for (const [name, fields] of Object.entries(valid))
    check(name, async () => {
      expect(await invoiced(fields)).toMatchObject(fields)
    })
  const invalid: Readonly<Record<string, Fields>> = {
    'electronic: a carrier code of another form': { twTaxType: 'electronic', twTaxVehicle: 'AB1' },
    'company: all zeros': { twTaxType: 'company', twTaxComp: '00000000' },
    'company: all ones': { twTaxType: 'company', twTaxComp: '11111111' },
    'company: a wrong checksum': { twTaxType: 'company', twTaxComp: '12345678' },
    'donate: letters': { twTaxType: 'donate', twDonate: '9A9' },
    'email: a shop whose issuer mails none': {
      twTaxType: 'email',
      twTaxEmail: 'mei@example.com',
    },
    'nrt: nine characters': { twTaxType: 'nrt', twTaxNrt: 'AB1234567' },
  }
  for (const [name, fields] of Object.entries(invalid))
    check(`refused: ${name}`, async () => {
      const [, value] = Object.values(fields)
      const failed: unknown = await invoiced(fields).then(
        () => undefined,
        (error: unknown) => error,
      )
      expect(failed).toMatchObject({ code: 400 })
      expect(JSON.stringify(failed)).not.toContain('is not a field')
      expect(textAt(failed, 'message')).not.toContain(String(value))
    })
})
