import type { Refusal } from './refusal.ts'

export const shopNotFound: Refusal = {
  kind: 'NotFound',
  code: 'shopNotFound',
  message: 'There is no such shop.',
}
