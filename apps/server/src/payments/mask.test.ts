import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mask } from './mask.ts'

it('PAY-7.8: card fields, names, addresses and tokens are not stored', () => {
  const message = {
    req_card_number: 'xxxxxxxxxxxx1111',
    req_card_expiry_date: '12-2030',
    req_bill_to_forename: 'Ada',
    bill_email: 'ada@example.com',
    buyer_mobile: '91234567',
    customer_details: { name: 'Ada', email: 'ada@example.com' },
    info: { paymentAccessToken: '361925937255', list: [{ client_secret: 'pi_1_secret_2' }] },
  }
  const text = JSON.stringify(mask(message))
  for (const secret of ['1111', '2030', 'Ada', 'ada@', '91234567', '3619', 'pi_1'])
    expect(text).not.toContain(secret)
})

it('PAY-7.8: of a card only its last digits and its kind are stored, in the words of every provider', () => {
  const card = { exp_month: 12, exp_year: 2030, fingerprint: 'Xt5EWLLDS7FJjR1c', iin: '424242' }
  const rest = { expirationMonth: '12', expirationYear: '2030', prefix: '424242' }
  const shipping = { name: 'Ada', address: { line1: '1 Lantern Lane' } }
  const masked = mask({ card: { ...card, brand: 'visa', last4: '4242' }, rest, shipping })
  const dots = '…'
  expect(masked).toEqual({
    card: {
      exp_month: dots,
      exp_year: dots,
      fingerprint: dots,
      iin: dots,
      brand: 'visa',
      last4: '4242',
    },
    rest: { expirationMonth: dots, expirationYear: dots, prefix: dots },
    shipping: dots,
  })
  const times = { expires_at: 1767323045, expiresTime: '2026-01-02' }
  expect(mask(times)).toEqual(times)
})

it('what is decided by is stored as it came', () => {
  const message = {
    decision: 'ACCEPT',
    amount: '128.50',
    tranID: '30123456',
    total: 12850,
    ok: true,
  }
  expect(mask(message)).toEqual(message)
  expect(mask(new Map([['status', '00']]))).toEqual({ status: '00' })
})

it('PAY-7.8: a card number is masked wherever it is: in texts, keys, numbers, groups, beside other digits', () => {
  const card = '4111 1111 1111 1111'
  const plain = card.replaceAll(' ', '')
  const message = {
    note: `${card} 12 30`,
    [`k${plain}`]: plain,
    number: Number(plain),
    list: [[`card=${card.replaceAll(' ', '-')}, thanks`]],
  }
  expect(JSON.stringify(mask(message)).replaceAll(/[ -]/g, '')).not.toContain('411111')
})

const withCheckDigit = (digits: string): string => {
  for (let check = 0; check < 10; check += 1) {
    const masked = mask(`${digits}${check}`)
    if (masked !== `${digits}${check}`) return `${digits}${check}`
  }
  return ''
}

it('PAY-7.8: of any 11 to 18 digits exactly one check digit makes a number that is masked', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{10,17}$/), (digits) => {
      const masked = '0123456789'
        .split('')
        .filter((check) => mask(digits + check) !== digits + check)
      expect(masked).toHaveLength(1)
      expect(mask(`a ${withCheckDigit(digits)}.`)).not.toContain(digits)
    }),
  )
})
