import { parseAmount } from '../money/amounts.ts'
import { type Call, formOf, type Reply } from '../http/call.ts'
import { page, seeOther } from '../http/replies.ts'
import { begin, beginning } from '../gateway/begin.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { passOn } from '../pages/pass-on.ts'
import { merchant } from './constants.ts'
import { isSigned, unnamedFields } from './form-signature.ts'
import { duplicateFields } from './reply.ts'

const refusal = (why: string): Reply =>
  page(
    layout({
      title: 'You are not authorized to view this page',
      chinese: '無權瀏覽此頁',
      body: html`<p>The transaction could not be processed: ${why}.</p>`,
    }),
    403,
  )

const required = [
  'access_key',
  'profile_id',
  'transaction_uuid',
  'signed_field_names',
  'signed_date_time',
  'locale',
  'transaction_type',
  'reference_number',
  'amount',
  'currency',
]

const oldest = 15 * 60_000

const problemOf = (fields: ReadonlyMap<string, string>, now: Date): string | undefined => {
  const missing = required.find((name) => (fields.get(name) ?? '') === '')
  if (missing !== undefined) return `${missing} is missing`
  const signedNames = (fields.get('signed_field_names') ?? '').split(',')
  const unsigned = required.find((name) => !signedNames.includes(name))
  if (unsigned !== undefined) return `${unsigned} is not signed`
  const [unnamed] = unnamedFields(fields)
  if (unnamed !== undefined) return `${unnamed} is neither signed nor named as unsigned`
  if (!isSigned(fields, merchant.secret)) return 'the signature is wrong'
  if (fields.get('access_key') !== merchant.accessKey) return 'unknown access key'
  if (fields.get('profile_id') !== merchant.profileId) return 'unknown profile'
  const date = fields.get('signed_date_time') ?? ''
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return 'signed_date_time is malformed'
  if (!(Math.abs(Date.parse(date) - now.getTime()) < oldest)) return 'the form has expired'
  if (fields.get('transaction_type') !== 'sale') return 'only sale is offered'
  const amount = fields.get('amount') ?? ''
  if (amount.length > 15 || parseAmount(amount) === undefined) return 'amount is malformed'
  if ((fields.get('reference_number') ?? '').length > 50) return 'reference_number is too long'
  if (!/^[A-Z]{3}$/.test(fields.get('currency') ?? '')) return 'currency is malformed'
  return undefined
}

/** Takes the form of a merchant's page and shows the hosted card form. */
export const pay =
  (gateway: Gateway) =>
  (call: Call): Promise<Reply> => {
    const { ledger, now } = gateway
    const form = formOf(call)
    const fields = new Map(form)
    const reference = fields.get('transaction_uuid') ?? ''
    return beginning(
      gateway,
      'cybersource',
      reference,
      () => refusal('start-refused'),
      () => {
        const problem = fields.size === form.size ? problemOf(fields, now()) : 'a field is doubled'
        if (problem !== undefined) return refusal(problem)
        const known = ledger.find('cybersource', reference)
        if (known?.status === 'open') return seeOther(`/cybersource/checkout/${known.id}`)
        if (known !== undefined)
          return passOn({
            method: 'POST',
            url: known.details['req_override_custom_receipt_page'] ?? '',
            fields: duplicateFields(known, now()),
          })
        const payment = begin(gateway, {
          provider: 'cybersource',
          reference,
          transaction: digits(22),
          amount: parseAmount(fields.get('amount') ?? '') ?? 0,
          currency: fields.get('currency') ?? '',
          details: Object.fromEntries(
            [...fields]
              .filter(([name]) => !/^sign|^unsigned/.test(name))
              .map(([name, value]) => [`req_${name}`, value]),
          ),
        })
        return seeOther(`/cybersource/checkout/${payment.id}`)
      },
    )
  }
