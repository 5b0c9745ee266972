import { apiKeys as description } from '@comanda/contract'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { apiKeys as table } from '../../../tables/api-keys.ts'
import { end } from './end.ts'
import { make } from './make.ts'
import { rotate } from './rotate.ts'

/** Keys by which programs call (KEY-1), for owners. */
export const apiKeys: readonly Served[] = [serveTable(description, table), make, rotate, end]
