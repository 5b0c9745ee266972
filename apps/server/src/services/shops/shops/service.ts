import { shops as description } from '@comanda/contract'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { shops as table } from '../../../tables/shops.ts'
import { pause } from './pause.ts'
import { refuseUnmailed } from './refuse-unmailed.ts'
import { rememberDayEnd } from './remember-day-end.ts'
import { search } from './search.ts'
import { slowDown } from './slow-down.ts'
import { subscribe } from './subscribe.ts'

export const shops: readonly Served[] = [
  serveTable(description, table, {
    isCached: true,
    hooks: ({ runtime }) => ({
      create: [refuseUnmailed(runtime), rememberDayEnd(runtime)],
      patch: [refuseUnmailed(runtime), rememberDayEnd(runtime)],
    }),
  }),
  pause,
  slowDown,
  search,
  subscribe,
]
