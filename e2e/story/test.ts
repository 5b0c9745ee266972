import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { RunningServer } from '../server/running-server.ts'

/** The stories of a worker share one server with data of this run; each uses a table of its own. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ playwright: _playwright }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'comanda-story-'))
      const server = await RunningServer.start(folder)
      await use(server)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
