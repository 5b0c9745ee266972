import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testAccount, testAttempt, testContext, testMessage } from '../testing/provider-context.ts'
import { paymentForm, signedForm } from './payment-form.ts'
import { readReply } from './read-reply.ts'
import { isAmbiguous, signedText, signText } from './secure-acceptance.ts'

const account = testAccount(
  'cybersource',
  { profileId: 'PROFILE1', accessKey: 'ACCESSKEY1', merchantId: 'm', keyId: 'k' },
  { secretKey: 'SECRET', sharedSecret: 'c2VjcmV0' },
)
const { context } = testContext(account)

describe('PAY-7.10: the signature of Secure Acceptance', () => {
  it('is that of the published examples', () => {
    expect(signText('FOO', 'foo=bar,baz=bat')).toBe('IVMC7Aj8pDKwLx+0eNfIfoQAHvViiLeavLyYatCtB+c=')
    const names =
      'access_key,profile_id,transaction_uuid,signed_field_names,unsigned_field_names,signed_date_time,locale,transaction_type,reference_number,amount,currency'
    const fields = signedForm(
      [
        ['access_key', 'ACCESSKEY1'],
        ['profile_id', 'PROFILE1'],
        ['transaction_uuid', 'uuid-0001'],
        ['signed_field_names', ''],
        ['unsigned_field_names', ''],
        ['signed_date_time', '2026-01-02T03:04:05Z'],
        ['locale', 'en'],
        ['transaction_type', 'sale'],
        ['reference_number', 'ORD1'],
        ['amount', '128.50'],
        ['currency', 'HKD'],
      ],
      'SECRET',
    )
    expect(new Map(fields).get('signed_field_names')).toBe(names)
    expect(new Map(fields).get('signature')).toBe('aU4E3C7hbWoe3fndGnjoB7FcIhsPP207rEgKz/hVVj0=')
  })

  it('covers every field of the form, in its order, and the form has the attempt’s amount', () => {
    const { action, fields } = paymentForm(testAttempt, context)
    expect(action).toBe('https://secureacceptance.cybersource.com/pay')
    const all = new Map(fields)
    const names = all.get('signed_field_names')?.split(',') ?? []
    expect(names).toEqual(fields.map(([name]) => name).filter((name) => name !== 'signature'))
    expect(all.get('signature')).toBe(signText('SECRET', signedText(names, all)))
    expect(Object.fromEntries(all)).toMatchObject({
      amount: '128.50',
      currency: 'HKD',
      reference_number: 'ORD1',
      transaction_uuid: testAttempt._id,
      signed_date_time: '2026-01-02T03:04:05Z',
      override_backoffice_post_url: `https://menu.example/api/payments/notify/${account._id}`,
    })
  })

  it('a value with a comma is refused rather than signed', () => {
    expect(() => signedForm([['locale', 'en,amount=1']], 'SECRET')).toThrow('comma')
  })
})

/** Fields of a reply as CyberSource sends them, signed in the given order. */
const reply = (
  changes: Readonly<Record<string, string>> = {},
  secret = 'SECRET',
): Readonly<Record<string, string>> => {
  const signed: Record<string, string> = {
    transaction_id: '6461731521426399003473',
    decision: 'ACCEPT',
    reason_code: '100',
    message: 'Request was processed successfully.',
    req_access_key: 'ACCESSKEY1',
    req_profile_id: 'PROFILE1',
    req_transaction_uuid: testAttempt._id,
    req_reference_number: 'ORD1',
    req_amount: '128.50',
    req_currency: 'HKD',
    req_card_number: 'xxxxxxxxxxxx1111',
    req_bill_to_address_line1: 'Flat 1, 2 Lantern Lane',
    auth_amount: '128.50',
    ...changes,
    signed_field_names: '',
  }
  const names = Object.keys(signed)
  signed['signed_field_names'] = names.join(',')
  const text = signedText(names, new Map(Object.entries(signed)))
  return { ...signed, signature: signText(secret, text) }
}

const read = (
  fields: Readonly<Record<string, string>> | string,
  kind: 'notify' | 'return' = 'notify',
) => readReply(testMessage(fields, { kind }), context)

describe('PAY-7.10: a reply of Secure Acceptance', () => {
  it('with a valid signature is read, in any order of its fields', () => {
    const fields = Object.entries(reply())
    fc.assert(
      fc.property(fc.shuffledSubarray(fields, { minLength: fields.length }), (shuffled) => {
        expect(read(Object.fromEntries(shuffled))).toMatchObject({
          valid: true,
          reference: 'ORD1',
          settles: true,
          verdict: {
            is: 'paid',
            captured: 12850,
            currency: 'HKD',
            merchant: 'PROFILE1',
            transaction: '6461731521426399003473',
            last4: '1111',
          },
        })
      }),
    )
  })

  it('any changed, removed, added or repeated signed field is refused', () => {
    const fields = reply()
    const names = Object.keys(fields)
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), (name, value) => {
        fc.pre(fields[name] !== value)
        expect(read({ ...fields, [name]: value })).toMatchObject({ valid: false })
        const { [name]: _, ...rest } = fields
        expect(read(rest)).toMatchObject({ valid: false })
        const twice = `${new URLSearchParams(fields).toString()}&${name}=${encodeURIComponent(value)}`
        expect(read(twice)).toMatchObject({ valid: false })
      }),
    )
  })

  it('an unsigned field decides nothing', () => {
    const { decision: _, ...unsigned } = reply({ decision: 'DECLINE', reason_code: '203' })
    const names =
      unsigned['signed_field_names']?.split(',').filter((name) => name !== 'decision') ?? []
    const without = { ...unsigned, signed_field_names: names.join(',') }
    const text = signedText(names, new Map(Object.entries(without)))
    const forged = { ...without, decision: 'ACCEPT', signature: signText('SECRET', text) }
    expect(read(forged)).toEqual({ valid: false, refusal: 'malformed', reference: 'ORD1' })
    expect(read({ ...reply(), auth_response: '00', extra: 'x' })).toMatchObject({ valid: true })
  })

  it('a payer whose name looks like a field cannot move the borders of the fields', () => {
    const name = 'X,decision=ACCEPT,reason_code=100'
    expect(read(reply({ req_bill_to_forename: name }))).toMatchObject({ refusal: 'malformed' })
    const texts = fc.stringMatching(/^(a|,|=|b|c|,a=|,b=){0,6}$/)
    fc.assert(
      fc.property(fc.tuple(texts, texts, texts), fc.tuple(texts, texts, texts), (one, other) => {
        const names = ['a', 'b', 'c']
        const maps = [one, other].map(
          (values) => new Map(names.map((key, i) => [key, values[i] ?? ''])),
        )
        const [first, second] = maps
        if (!first || !second || signedText(names, first) !== signedText(names, second)) return
        if (isAmbiguous(names, first) || isAmbiguous(names, second)) return
        expect(first).toEqual(second)
      }),
      { numRuns: 2000 },
    )
  })

  it('of another merchant is refused, though its signature is valid', () => {
    expect(read(reply({ req_profile_id: 'PROFILE2' }))).toMatchObject({ refusal: 'merchant' })
    expect(read(reply({ req_access_key: 'OTHER' }))).toMatchObject({ refusal: 'merchant' })
  })

  it('PAY-7.7: signed with the previous secret is valid while that is there', () => {
    const signed = testMessage(reply({}, 'OLD'))
    const secrets = { ...account.secrets, secretKey: { current: 'SECRET', previous: 'OLD' } }
    expect(readReply(signed, context)).toMatchObject({ refusal: 'signature' })
    expect(readReply(signed, { ...context, account: { ...account, secrets } })).toMatchObject({
      valid: true,
    })
  })

  it.each([
    ['ACCEPT', '100', { is: 'paid' }],
    ['ACCEPT', '110', { is: 'partial' }],
    ['REVIEW', '480', { is: 'review' }],
    ['DECLINE', '203', { is: 'failed', final: false }],
    ['ERROR', '104', { is: 'unknown' }],
    ['ERROR', '151', { is: 'unknown' }],
    ['ERROR', '102', { is: 'failed', final: false }],
    ['CANCEL', '', { is: 'unknown' }],
  ])('%s %s is %o', (decision, reason_code, verdict) => {
    expect(read(reply({ decision, reason_code }))).toMatchObject({ verdict })
  })

  it('PAY-2.5: what is in review is only authorised: nothing was captured', () => {
    const reviewed = reply({ decision: 'REVIEW', reason_code: '480' })
    expect(read(reviewed)).toMatchObject({ verdict: { is: 'review' } })
    expect(read(reviewed)).not.toHaveProperty('verdict.captured')
  })

  it('a payer who is back after a decline or with Cancel has stopped', () => {
    const declined = reply({ decision: 'DECLINE', reason_code: '203' })
    expect(read(declined, 'return')).toMatchObject({ verdict: { is: 'failed', final: true } })
    expect(read(reply({ decision: 'CANCEL' }), 'return')).toMatchObject({
      verdict: { is: 'cancelled' },
    })
  })

  it('anything else is refused without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(readReply(testMessage('', { raw: Buffer.from(bytes) }), context)).toMatchObject({
          valid: false,
        })
      }),
    )
  })
})
