import type { Refusal } from '../../../errors/refusal.ts'

export const invoiceNotFound: Refusal = {
  kind: 'NotFound',
  code: 'invoiceNotFound',
  message: 'There is no such invoice.',
}
