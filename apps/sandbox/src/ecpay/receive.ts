import type { Gateway } from '../gateway/gateway.ts'
import { type Call, fieldsOf, type Fields, jsonOf, type Reply, textOf } from '../http/call.ts'
import { json } from '../http/replies.ts'
import { merchant } from './constants.ts'
import { decrypt, encrypt } from './envelope.ts'

const oldest = 10 * 60_000

/** What a call comes to: `RtnCode` 1 is success. */
export interface Result extends Fields {
  readonly RtnCode: number
  readonly RtnMsg: string
}

export const failed = (RtnCode: number, RtnMsg: string): Result => ({ RtnCode, RtnMsg })

const envelope = (now: Date, TransCode: number, TransMsg: string, data?: Result): Reply =>
  json({
    PlatformID: '',
    MerchantID: merchant.id,
    RpHeader: { Timestamp: Math.floor(now.getTime() / 1000) },
    TransCode,
    TransMsg,
    Data: data === undefined ? '' : encrypt(data),
  })

interface Served {
  /** The name by which faults mean the invoice. */
  readonly reference: (gateway: Gateway, data: Fields) => string
  readonly run: (gateway: Gateway, data: Fields) => Result
  readonly isQuestion?: boolean
}

const withFaults = (gateway: Gateway, data: Fields, served: Served, now: Date): Reply => {
  const { faults } = gateway
  const reference = served.reference(gateway, data)
  const isQuestion = served.isQuestion === true
  if (!isQuestion && faults.takes(reference, 'invoice-500'))
    return json({ error: 'invoice-500' }, 500)
  if (!isQuestion && faults.has(reference, 'invoice-refused'))
    return envelope(now, 1, 'Success', failed(5000004, '開立發票失敗'))
  const reply = envelope(now, 1, 'Success', served.run(gateway, data))
  return !isQuestion && faults.takes(reference, 'invoice-no-answer') ? 'none' : reply
}

/** Opens the envelope of a call, does what it says, and closes that of the response. */
export const receive =
  (gateway: Gateway, served: Served) =>
  (call: Call): Reply => {
    const now = gateway.now()
    const outer = jsonOf(call)
    const time = Number(textOf(fieldsOf(outer, 'RqHeader'), 'Timestamp')) * 1000
    if (textOf(outer, 'MerchantID') !== merchant.id)
      return envelope(now, 10000004, 'MerchantID is not found')
    if (!(Math.abs(time - now.getTime()) < oldest))
      return envelope(now, 10000006, 'RqHeader.Timestamp is out of range')
    const data = decrypt(textOf(outer, 'Data'))
    if (data === undefined) return envelope(now, 10000003, 'Data cannot be decrypted')
    if (textOf(data, 'MerchantID') !== merchant.id)
      return envelope(now, 1, 'Success', failed(1000001, 'MerchantID differs'))
    return withFaults(gateway, data, served, now)
  }
