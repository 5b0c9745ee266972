import { gifts as description } from '@comanda/contract'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { gifts as table } from '../../../tables/gifts.ts'
import { redeem } from './redeem.ts'

/** Rewards, and the call that redeems one. */
export const gifts: readonly Served[] = [serveTable(description, table), redeem]
