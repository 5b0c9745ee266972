import type { HelpCall } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { HelpCallRow } from '../../../tables/help-calls.ts'

/** Returns a call for help as it is on the wire. */
export const helpRecord = (row: HelpCallRow): HelpCall => withoutNulls(row)
