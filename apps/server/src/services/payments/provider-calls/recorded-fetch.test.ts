import { expect, it } from 'vitest'
import { mask } from '../../../payments/mask.ts'
import { recordedBody } from './recorded-fetch.ts'

it('PAY-7.8: fields of a payer are masked in JSON, forms and lines alike', () => {
  const responses = [
    '{"StatCode":"00","BillingName":"Ada","BillingEmail":"ada@example.com"}',
    'StatCode=00&BillingName=Ada&BillingEmail=ada%40example.com',
    'StatCode: 00\nBillingName: Ada\nBillingEmail: ada@example.com\n',
    'StatCode=00\r\nBillingName=Ada\r\nBillingEmail=ada@example.com',
  ]
  for (const text of responses)
    expect(mask(recordedBody(text))).toEqual({
      StatCode: '00',
      BillingName: '…',
      BillingEmail: '…',
    })
})

it('PAY-7.8: of a page only the beginning is recorded', () => {
  expect(recordedBody(`<html>${'a: b\n'.repeat(1000)}`)).toHaveLength(200)
})
