import { setup as description } from '@comanda/contract'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Served } from '../../../calls/served.ts'
import { beginSetup } from './begin.ts'
import { setupNeeded } from './needed.ts'

/** The way from an empty server to its first owner (SETUP-1). */
export const setup: readonly Served[] = [
  serveRecords(description, ({ runtime }) => ({
    methods: { find: async () => [{ needed: await setupNeeded(runtime.reads) }] },
  })),
  beginSetup,
]
