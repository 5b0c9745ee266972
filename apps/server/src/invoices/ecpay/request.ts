import { isFields } from '../../records/fields.ts'
import type { AdapterContext } from '../adapter.ts'
import { decryptData, encryptData } from './cipher.ts'

/** How long a request may take, in ms. */
const longest = 20_000

/** What ECPay responds: the fields of `Data` as texts, once it read the request. `RtnCode` 1 is a success. */
export type EcpayResponse =
  | {
      readonly is: 'read'
      readonly code: number
      readonly message: string
      readonly fields: Texts
    }
  | { readonly is: 'unknown'; readonly message: string }
type Fields = Readonly<Record<string, unknown>>
type Texts = Readonly<Record<string, string>>

const unknown = (message: string): EcpayResponse => ({ is: 'unknown', message })

/** ECPay writes a number now as text, now as number; lists and objects are not read. */
const textsOf = (fields: Fields): Texts =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

const body = async (response: Response): Promise<Fields> => {
  const value: unknown = await response.json()
  return isFields(value) ? value : {}
}

/** Posts to a path of ECPay's invoices, `Issue`. Never throws: what is not understood is unknown, and repeated. */
export const requestEcpay = async (
  path: string,
  sent: Fields,
  { seller, keys, url, fetch, now }: AdapterContext,
): Promise<EcpayResponse> => {
  const { hashKey, hashIV } = keys
  if (url === undefined || seller.merchant === undefined || !hashKey || !hashIV)
    return unknown('the contract with ECPay is not complete')
  const MerchantID = seller.merchant
  const own = { hashKey, hashIV }
  try {
    const response = await fetch(`${url}/B2CInvoice/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        MerchantID,
        RqHeader: { Timestamp: Math.floor(now / 1000), Revision: '3.0.0' },
        Data: encryptData({ MerchantID, ...sent }, own),
      }),
      signal: AbortSignal.timeout(longest),
    })
    const { TransCode, TransMsg, Data } = await body(response)
    if (TransCode !== 1 || typeof Data !== 'string') {
      const why = typeof TransMsg === 'string' ? TransMsg : ''
      return unknown(`ECPay did not read it: ${response.status} ${why}`.trim())
    }
    const data = decryptData(Data, own)
    if (!isFields(data)) return unknown('ECPay responded with no fields')
    const fields = textsOf(data)
    const { RtnCode = '', RtnMsg = '' } = fields
    return { is: 'read', code: Number(RtnCode), message: `${RtnCode} ${RtnMsg}`, fields }
  } catch (error) {
    return unknown(error instanceof Error ? error.message : 'no response')
  }
}
