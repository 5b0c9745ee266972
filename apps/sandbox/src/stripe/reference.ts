import { type Fields, fieldsOf, textOf } from '../http/call.ts'

/** The merchant's own name of a payment: Stripe has no single field for it. */
export const referenceOf = (fields: Fields, idempotencyKey: string): string => {
  const metadata = fieldsOf(fields, 'metadata')
  return (
    textOf(fields, 'client_reference_id') ||
    textOf(metadata, 'attempt') ||
    textOf(metadata, 'reference') ||
    idempotencyKey
  )
}
