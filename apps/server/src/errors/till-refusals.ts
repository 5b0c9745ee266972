import type { Refusal } from './refusal.ts'

export const tillNotFound: Refusal = {
  kind: 'NotFound',
  code: 'tillNotFound',
  message: 'There is no such drawer.',
}

export const tillClosed: Refusal = {
  kind: 'Conflict',
  code: 'tillClosed',
  message: 'This drawer is closed.',
}
