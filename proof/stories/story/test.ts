import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, test as base, type TestInfo } from '@playwright/test'
import { RunningServer } from '../../server/running-server.ts'
import { Owner } from './owner.ts'
import { Phone } from './phone.ts'
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

/** Returns where a page is and what it says. */
const readPage = async (page: Page): Promise<string> => {
  const words = await page.locator('body').ariaSnapshot({ timeout: 3_000 }).catch(String)
  return `${page.url()}\n${words}`
}

/** Adds what the pages say to the report of a story that has failed; returns whether it has. */
const attachPages = async (
  story: TestInfo,
  contexts: readonly BrowserContext[],
): Promise<boolean> => {
  if (story.status === story.expectedStatus) return false
  const pages = contexts.flatMap((context) => context.pages())
  const body = (await Promise.all(pages.map(readPage))).join('\n\n')
  if (body !== '') await story.attach('pages', { body })
  return true
}

/** The stories of a worker share one server with data of this run. One that needs a table without orders adds it. */
export const test = base.extend<OwnTables & OwnStations & ClosedPages, { server: RunningServer }>({
  // A page that a story has opened by itself would go on beside all later ones of the worker.
  closedPages: [
    async ({ browser }, use, story) => {
      await use()
      const contexts = [...browser.contexts(), ...Phone.running]
      if (await attachPages(story, contexts)) return
      for (const context of contexts) await context.close()
    },
    { auto: true },
  ],
  context: async ({ context }, use, story) => {
    await use(context)
    await attachPages(story, [context])
  },
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
