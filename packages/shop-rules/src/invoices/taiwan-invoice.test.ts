import { describe, expect, it } from 'vitest'
import { taiwanCarrierKind } from './taiwan-carrier.ts'
import { donateCode, isCenterNumber, taiwanInvoiceError } from './taiwan-invoice.ts'
import { isTaiwanTaxId } from './taiwan-tax-id.ts'

describe('Taiwan company tax id (INV-1.1)', () => {
  it.each(
    '04595252 10458570 10458579 24549215 04595257 10458575 10458574 22099131 12345675 53212539'.split(
      ' ',
    ),
  )('%s is valid', (id) => {
    expect(isTaiwanTaxId(id)).toBe(true)
  })

  it.each(
    '10458576 04595253 22099132 12345678 10458571 11111111 1234567 2209913a 00000000 ０４５９５２５２'
      .split(' ')
      .concat('', ' 4595252', '045952520'),
  )('%s is not', (id) => {
    expect(isTaiwanTaxId(id)).toBe(false)
  })
})

describe('Taiwan carrier', () => {
  it('mobile: a slash and 7 of digits, capitals, dot, hyphen, plus (INV-1.2)', () => {
    expect(taiwanCarrierKind('/AB12.+-')).toBe('mobile')
    expect(taiwanCarrierKind('/ab12.+-')).toBeUndefined()
    expect(taiwanCarrierKind('/AB12.+')).toBeUndefined()
    expect(taiwanCarrierKind('/ＡB12.+-')).toBeUndefined()
  })

  it('certificate: 2 capitals and 14 digits (INV-1.3)', () => {
    expect(taiwanCarrierKind('AB12345678901234')).toBe('certificate')
    expect(taiwanCarrierKind('A112345678901234')).toBeUndefined()
    expect(taiwanCarrierKind('AB1234567890123')).toBeUndefined()
  })
})

describe('Taiwan invoice form', () => {
  it('donation codes have 3 to 7 digits, with leading zeros (INV-1.4)', () => {
    for (const code of ['025', '0025', '1234567']) expect(code).toMatch(donateCode)
    for (const code of ['', '1', '12', '12345678', '1234567890123', '12a', '１２３'])
      expect(code).not.toMatch(donateCode)
  })

  it('a center number is exactly 10 letters or digits (INV-1.5)', () => {
    expect(isCenterNumber('AB12345678')).toBe(true)
    expect(isCenterNumber('AB1234567')).toBe(false)
    expect(isCenterNumber('AB1234567-')).toBe(false)
  })

  it('each type is tested by its own field (INV-1.6)', () => {
    expect(taiwanInvoiceError({})).toBeUndefined()
    expect(
      taiwanInvoiceError({ twTaxType: 'electronic', twTaxVehicle: '/ABC1234' }),
    ).toBeUndefined()
    expect(taiwanInvoiceError({ twTaxType: 'electronic', twTaxComp: '04595252' })).toEqual({
      field: 'twTaxVehicle',
      code: 'invalidCarrier',
    })
    expect(taiwanInvoiceError({ twTaxType: 'company', twTaxComp: '04595252' })).toBeUndefined()
    expect(taiwanInvoiceError({ twTaxType: 'company' })).toEqual({
      field: 'twTaxComp',
      code: 'invalidTaxId',
    })
    expect(taiwanInvoiceError({ twTaxType: 'donate', twDonate: '025' })).toBeUndefined()
    expect(taiwanInvoiceError({ twTaxType: 'donate' })?.code).toBe('invalidDonateCode')
    expect(taiwanInvoiceError({ twTaxType: 'nrt', twTaxNrt: 'AB12345678' })).toBeUndefined()
    expect(taiwanInvoiceError({ twTaxType: 'nrt' })?.code).toBe('invalidCenterNumber')
  })

  it.each([
    ['mei@example.com', undefined],
    [' mei@example.com ', undefined],
    [undefined, 'emailRequired'],
    ['', 'emailRequired'],
    ['mei', 'invalidEmail'],
    ['mei@example', 'invalidEmail'],
    [`${'m'.repeat(60)}@${'e'.repeat(17)}.tw`, 'invalidEmail'],
  ])('INV-1.10: an address that an invoice is mailed to is needed, and one: %s', (text, code) => {
    expect(taiwanInvoiceError({ twTaxType: 'email', twTaxEmail: text })?.code).toBe(code)
  })
})

it('INV-1.9: codes of full width and with other dashes are those that they show', () => {
  expect(
    taiwanInvoiceError({ twTaxType: 'electronic', twTaxVehicle: '／ＡＢ１２３–４' }),
  ).toBeUndefined()
  expect(taiwanInvoiceError({ twTaxType: 'donate', twDonate: '０１９' })).toBeUndefined()
})
