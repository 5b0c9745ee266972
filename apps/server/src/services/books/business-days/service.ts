import { businessDays as description } from '@comanda/contract'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { businessDays as table } from '../../../tables/business-days.ts'
import { closeDay } from './close-day.ts'
import { previewDay } from './preview-day.ts'

/** The business days of shops: X, Z and what was frozen. */
export const businessDays: readonly Served[] = [
  serveTable(description, table),
  previewDay,
  closeDay,
]
