import type { Refusal } from './refusal.ts'

export const orderNotFound: Refusal = {
  kind: 'NotFound',
  code: 'orderNotFound',
  message: 'There is no such order.',
}
