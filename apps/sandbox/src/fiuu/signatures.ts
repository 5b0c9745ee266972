import { merchant, md5 } from './constants.ts'

interface Request {
  readonly amount: string
  readonly orderid: string
  readonly currency: string
}

/** The two forms of a payment's `vcode`: plain, and extended by the currency. */
export const vcodes = ({ amount, orderid, currency }: Request): readonly string[] => {
  const plain = [amount, merchant.id, orderid, merchant.verifyKey]
  return [md5(...plain), md5(...plain, currency)]
}

interface Result extends Request {
  readonly tranID: string
  readonly status: string
  readonly domain: string
  readonly paydate: string
  readonly appcode: string
}

/** The `skey` of a return, notification or callback. */
export const skeyOf = (result: Result, secretKey: string = merchant.secretKey): string => {
  const { tranID, orderid, status, domain, amount, currency, paydate, appcode } = result
  const inner = md5(tranID, orderid, status, domain, amount, currency)
  return md5(paydate, domain, inner, appcode, secretKey)
}

/** The `skey` of a question; `id` is the transaction or the order. */
export const questionKey = (id: string, amount: string): string =>
  md5(id, merchant.id, merchant.verifyKey, amount)

/** The `VrfKey` of its response. */
export const responseKey = (id: string, amount: string, statCode: string): string =>
  md5(amount, merchant.secretKey, merchant.id, id, statCode)

interface RefundFields {
  readonly RefID: string
  readonly TxnID: string
  readonly Amount: string
}

export const refundKey = ({ RefID, TxnID, Amount }: RefundFields): string =>
  md5('P', merchant.id, RefID, TxnID, Amount, merchant.secretKey)

/** The signature of a refund's response. */
export const refundResponseKey = (
  { RefID, TxnID, Amount }: RefundFields,
  RefundID: string,
  Status: string,
): string => md5('P', merchant.id, RefID, RefundID, TxnID, Amount, Status, merchant.secretKey)

/** The signature of a question about a refund. */
export const refundQuestionKey = (RefID: string): string =>
  md5(RefID, merchant.id, merchant.verifyKey)

/** The signature of a void. */
export const voidKey = (txnID: string): string => md5(txnID, merchant.id, merchant.secretKey)

/** The `VrfKey` of a void's response. */
export const voidResponseKey = (txnID: string, statCode: string): string =>
  md5(merchant.secretKey, merchant.id, txnID, statCode)
