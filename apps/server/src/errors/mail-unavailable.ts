import type { Refusal } from './refusal.ts'

/** The server has no mail: the shop's staff help (ACC-3.2). */
export const mailUnavailable: Refusal = {
  kind: 'BadRequest',
  code: 'mailUnavailable',
  message: 'Please contact our staff for help.',
}
