import type { Refusal } from './refusal.ts'

export const sessionNotFound: Refusal = {
  kind: 'NotFound',
  code: 'sessionNotFound',
  message: 'There is no such session.',
}
