import { decimalAmount } from '../amounts/decimal-amount.ts'
import { setting } from '../open-account.ts'
import type { ProviderContext, ProviderRefund, Refunded } from '../provider.ts'
import { signedBy } from '../signatures/signed-by.ts'
import { postForm } from './post-form.ts'
import { queryFields } from './query-payment.ts'
import { md5 } from './signatures.ts'

type Fields = ReadonlyMap<string, string>

/** Fiuu has no refund with this id. */
const notFound = /not found|no (such )?record|does not exist/i

const refundedOf = (
  { account }: ProviderContext,
  refund: ProviderRefund,
  fields: Fields | undefined,
): Refunded => {
  if (fields === undefined) return { is: 'unknown' }
  const of = (name: string): string => fields.get(name) ?? ''
  if (fields.has('error_code')) {
    if (notFound.test(of('error_desc'))) return { is: 'absent' }
    return { is: 'refused', code: of('error_code') }
  }
  const isSigned = signedBy(account, 'secretKey', of('Signature'), (secretKey) => {
    const names = ['RefundType', 'MerchantID', 'RefID', 'RefundID', 'TxnID', 'Amount', 'Status']
    return md5(...names.map(of), secretKey)
  })
  if (!isSigned || of('RefID') !== refund._id) return { is: 'unknown' }
  const id = fields.get('RefundID')
  const found = id === undefined ? {} : { id }
  if (of('Status') === '00') return { is: 'done', ...found }
  if (of('Status') === '22') return { is: 'pending', ...found }
  return { is: 'refused', code: of('reason') || of('Status') }
}

export const refundPayment = async (
  refund: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const { account } = context
  const { transaction } = refund.attempt
  if (transaction === undefined) return { is: 'refused', code: 'noTransaction' }
  const MerchantID = setting(account, 'merchantId')
  const Amount = decimalAmount(refund.amount)
  const secretKey = account.secrets['secretKey']?.current ?? ''
  const fields = await postForm(context, 'API/refundAPI/index.php', {
    RefundType: 'P',
    MerchantID,
    RefID: refund._id,
    TxnID: transaction,
    Amount,
    Signature: md5('P', MerchantID, refund._id, transaction, Amount, secretKey),
  })
  return refundedOf(context, refund, fields)
}

const voidedName = /void|revers|cancel/i

/** Fiuu stores no id for a void: that a payment was voided shows only in the payment itself. */
const isVoided = async (
  { full, attempt }: ProviderRefund,
  context: ProviderContext,
): Promise<boolean | undefined> => {
  if (!full) return false
  const found = await queryFields(attempt, context)
  return found === undefined || found === 'none'
    ? undefined
    : voidedName.test(found.get('StatName') ?? '')
}

/** What a query says about a refund: a word in a list, without a signature. */
const queriedOf = (
  context: ProviderContext,
  refund: ProviderRefund,
  fields: Fields | undefined,
): Refunded => {
  const word = fields?.get('Status')?.toLowerCase() ?? ''
  const id = fields?.get('RefundID')
  const found = id === undefined ? {} : { id }
  if (fields?.size === 0) return { is: 'absent' }
  if (!/^[a-z]+$/.test(word)) return refundedOf(context, refund, fields)
  if ((fields?.get('RefID') ?? refund._id) !== refund._id) return { is: 'unknown' }
  if (word === 'success') return { is: 'done', ...found }
  return word === 'rejected' ? { is: 'refused', code: word } : { is: 'pending', ...found }
}

export const queryRefund = async (
  refund: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const { account } = context
  const MerchantID = setting(account, 'merchantId')
  const verifyKey = account.secrets['verifyKey']?.current ?? ''
  const fields = await postForm(context, 'API/refundAPI/q_by_refID.php', {
    RefID: refund._id,
    MerchantID,
    Signature: md5(refund._id, MerchantID, verifyKey),
  })
  const refunded = queriedOf(context, refund, fields)
  if (refunded.is !== 'absent') return refunded
  const voided = await isVoided(refund, context)
  if (voided === undefined) return { is: 'unknown' }
  return voided ? { is: 'done' } : refunded
}

/** Takes a payment back on its own day, before it is settled. */
export const voidPayment = async (
  { attempt: { transaction } }: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const { account } = context
  if (transaction === undefined) return { is: 'refused', code: 'noTransaction' }
  const domain = setting(account, 'merchantId')
  const secretKey = account.secrets['secretKey']?.current ?? ''
  const found = await postForm(context, 'API/refundAPI/refund.php', {
    txnID: transaction,
    domain,
    skey: md5(transaction, domain, secretKey),
    type: '2',
  })
  const status = found?.get('StatCode')
  if (status === undefined) return { is: 'unknown' }
  return status === '00' ? { is: 'done' } : { is: 'refused', code: status }
}
