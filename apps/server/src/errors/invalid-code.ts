import type { Refusal } from './refusal.ts'

/** No table has the code. */
export const invalidCode: Refusal = {
  kind: 'BadRequest',
  code: 'fixedCodeTableInvalid',
  message: 'Invalid Code',
}
