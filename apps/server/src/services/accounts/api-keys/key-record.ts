import type { ApiKey } from '@comanda/contract'
import { recordOf } from '../../../table-service/row.ts'
import type { ApiKeyRow } from '../../../tables/api-keys.ts'

/** Returns the record of a row. */
export const keyRecord = (row: ApiKeyRow): ApiKey => recordOf(row) as ApiKey
