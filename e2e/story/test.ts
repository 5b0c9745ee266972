import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { RunningServer } from '../server/running-server.ts'
import { Owner } from './owner.ts'
import type { Table } from './shop.ts'

interface OwnTables {
  /** Adds a table that has had no guests yet. */
  readonly addTable: () => Promise<Table>
}

interface OwnStations {
  /** Adds a station for as long as the story lasts, and returns its id. */
  readonly addStation: (data: object) => Promise<string>
}

interface ClosedPages {
  readonly closedPages: void
}

/** The stories of a worker share one server with data of this run. One that needs a table without orders adds it. */
export const test = base.extend<OwnTables & OwnStations & ClosedPages, { server: RunningServer }>({
  // A page that a story has opened by itself would go on beside all later ones of the worker.
  closedPages: [
    async ({ browser }, use, story) => {
      await use()
      if (story.status === story.expectedStatus)
        for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
  addTable: async ({ server }, use, { testId }) => {
    const owner = await new Owner(server.url).signIn()
    let added = 0
    await use(async () => {
      added += 1
      const name = `${testId.slice(-4)}-${added}`
      return { _id: await owner.addTable(name), name }
    })
  },
  addStation: async ({ server }, use) => {
    const owner = await new Owner(server.url).signIn()
    const added: string[] = []
    await use(async (data) => {
      const id = await owner.addStation(data)
      added.push(id)
      return id
    })
    for (const id of added) await owner.change('stations', id, { status: 'disabled' })
  },
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
