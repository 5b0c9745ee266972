import { shops as description } from '@comanda/contract'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { shops as table } from '../../../tables/shops.ts'
import { pause } from './pause.ts'
import { refuseUnmailed } from './refuse-unmailed.ts'
import { search } from './search.ts'
import { slowDown } from './slow-down.ts'
import { subscribe } from './subscribe.ts'

export const shops: readonly Served[] = [
  serveTable(description, table, {
    isCached: true,
    hooks: ({ runtime }) => ({
      create: [refuseUnmailed(runtime)],
      patch: [refuseUnmailed(runtime)],
    }),
  }),
  pause,
  slowDown,
  search,
  subscribe,
]
