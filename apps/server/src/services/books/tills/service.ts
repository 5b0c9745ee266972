import { cashRecords as recordsDescription, tills as description } from '@comanda/contract'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { cashRecords } from '../../../tables/cash-records.ts'
import { tills as table } from '../../../tables/tills.ts'
import { closeTill } from './close-till.ts'
import { countTill } from './count-till.ts'
import { openTill } from './open-till.ts'
import { recordCashByHand } from './record-cash-by-hand.ts'

/** The drawers of shops, and what goes into them and out of them. */
export const tills: readonly Served[] = [
  serveTable(description, table),
  serveTable(recordsDescription, cashRecords),
  openTill,
  recordCashByHand,
  countTill,
  closeTill,
]
