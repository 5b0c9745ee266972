import type { TableCodeFailure } from '@comanda/shop-rules/sessions'
import { invalidCode } from '../../../errors/invalid-code.ts'
import type { Refusal } from '../../../errors/refusal.ts'

const refusal = (code: TableCodeFailure, message: string): Refusal => ({
  kind: 'BadRequest',
  code,
  message,
})

/** The refusal of each failure of a code. */
export const tableCodeRefusals: Readonly<Record<TableCodeFailure, Refusal>> = {
  fixedCodeTimeout: refusal('fixedCodeTimeout', 'Code Expired'),
  fixedCodeNotEnabled: refusal(
    'fixedCodeNotEnabled',
    'This shop does not take orders by table code.',
  ),
  fixedCodeTableInvalid: invalidCode,
  presenceRequired: refusal('presenceRequired', 'Please ask our staff to open your table.'),
}
