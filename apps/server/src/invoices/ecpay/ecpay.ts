import { taipeiTime } from '../taipei-time.ts'
import type {
  AdapterContext,
  Allowed,
  Found,
  GivenNumber,
  InvoiceAdapter,
  Issued,
  SentAllowance,
} from '../adapter.ts'
import type { InvoiceRow } from '../../tables/invoices.ts'
import { ecpayIssueData } from './issue-data.ts'
import { type EcpayResponse, requestEcpay } from './request.ts'

type Read = Extract<EcpayResponse, { is: 'read' }>

const refusal = ({ message }: Read) => ({ is: 'refused' as const, message })

/** ECPay's times are Taipei's: `2026-11-22 18:05:09`; a plus stands for the space in some. */
const instantOf = (text: string): string =>
  new Date(`${text.replaceAll(/[+ ]/g, 'T')}+08:00`).toISOString()

const givenOf = (number = '', random = '', time = ''): GivenNumber => ({
  number,
  random,
  issueTime: instantOf(time),
})

const getIssue = (
  { _id }: Pick<InvoiceRow, '_id'>,
  context: AdapterContext,
): Promise<EcpayResponse> => requestEcpay('GetIssue', { RelateNumber: _id }, context)

const find = async (invoice: InvoiceRow, context: AdapterContext): Promise<Found> => {
  const response = await getIssue(invoice, context)
  if (response.is === 'unknown') return response
  const { code, fields } = response
  if (code !== 1 || !fields['IIS_Number']) return { is: 'absent' }
  return {
    is: 'found',
    given: givenOf(fields['IIS_Number'], fields['IIS_Random_Number'], fields['IIS_Create_Date']),
    isVoid: fields['IIS_Invalid_Status'] === '1',
  }
}

/** Its id is ECPay's `RelateNumber`, which is taken once: what was sent before is found by it. */
const issue = async (invoice: InvoiceRow, context: AdapterContext): Promise<Issued> => {
  const response = await requestEcpay('Issue', ecpayIssueData(invoice, context), context)
  if (response.is === 'unknown') return response
  const { code, fields } = response
  if (code === 1)
    return {
      is: 'done',
      given: givenOf(fields['InvoiceNo'], fields['RandomNumber'], fields['InvoiceDate']),
    }
  const found = await find(invoice, context)
  if (found.is === 'found') return { is: 'done', given: found.given }
  return found.is === 'unknown' ? found : refusal(response)
}

/** ECPay has no key for an allowance: one that may have been sent is recognised by what is left of the invoice. */
const wasAllowed = async (
  { allowance, invoice, earlier }: SentAllowance,
  context: AdapterContext,
): Promise<boolean | Extract<EcpayResponse, { is: 'unknown' }>> => {
  const response = await getIssue(invoice, context)
  if (response.is === 'unknown') return response
  const { IIS_Remain_Allowance_Amt: text = '' } = response.fields
  const left = Number(text)
  // Nothing is sent again unless it is certain that the first one did not arrive.
  if (response.code !== 1 || text === '' || !Number.isFinite(left))
    return { is: 'unknown', message: `what is left of the invoice: ${response.message}` }
  return left <= invoice.total - earlier - allowance.amount
}

const allow = async (sent: SentAllowance, context: AdapterContext): Promise<Allowed> => {
  const { allowance, invoice, isRepeated } = sent
  const before = isRepeated && (await wasAllowed(sent, context))
  if (typeof before === 'object') return before
  if (before) return { is: 'done', number: '' }
  const response = await requestEcpay(
    'Allowance',
    {
      InvoiceNo: invoice.number,
      InvoiceDate: taipeiTime(invoice.issueTime).day,
      AllowanceNotify: 'N',
      AllowanceAmount: allowance.amount,
      Items: [
        {
          ItemSeq: 1,
          ItemName: '餐飲',
          ItemCount: 1,
          ItemWord: '份',
          ItemPrice: allowance.amount,
          ItemTaxType: '1',
          ItemAmount: allowance.amount,
        },
      ],
    },
    context,
  )
  if (response.is === 'unknown') return response
  if (response.code !== 1) return refusal(response)
  return { is: 'done', number: response.fields['IA_Allow_No'] ?? '' }
}

/** ECPay, which numbers the invoices and takes them to the tax authority within a day. */
export const ecpay: InvoiceAdapter = {
  name: 'ecpay',
  url: 'https://einvoice.ecpay.com.tw',
  needs: {
    merchant: 'ECPay has given you a MerchantID.',
    mail: 'ECPay wants an address for each invoice: yours.',
  },
  mails: true,
  numbers: 'theirs',
  issue,
  allow,
  find,
  async void(invoice, context) {
    const response = await requestEcpay(
      'Invalid',
      {
        InvoiceNo: invoice.number,
        InvoiceDate: taipeiTime(invoice.issueTime).day,
        Reason: invoice.voidReason ?? '退款',
      },
      context,
    )
    if (response.is === 'unknown') return response
    if (response.code === 1) return { is: 'done' }
    const found = await find(invoice, context)
    if (found.is === 'found' && found.isVoid) return { is: 'done' }
    return found.is === 'unknown' ? found : refusal(response)
  },
  async result(invoice, context) {
    const response = await getIssue(invoice, context)
    if (response.is === 'unknown' || response.code !== 1) return { is: 'waiting' }
    const isUploaded = response.fields['IIS_Upload_Status'] === '1'
    return isUploaded ? { is: 'accepted' } : { is: 'waiting' }
  },
}
