/**
 * Prints Lighthouse's mobile scores of the first screens: production build, demo shop, empty cache. Takes the median of
 * five runs, since scores vary by ten points on the same machine.
 */
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { demo } from '@comanda/demo'
import { freePort } from '../../server/free-port.ts'
import type { RunningServer } from '../../server/running-server.ts'
import type { BrowserContext } from '@playwright/test'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { openPhone } from '../browser/phone.ts'
import { withServer } from '../server/with-server.ts'

const targets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

const runs = 5

const shop = demo.shops[0]?._id ?? ''
const dish = demo.products.find((product) => product.shop === shop && product.images)?._id ?? ''

/** Opens the shop's menu, so that screens that need a shop have one. */
const enter = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.goto(`${url}/?id=${shop}`)
  await page.getByText('Order now, pick up at the shop').click()
  await page.getByRole('article').first().waitFor()
  await page.close()
}

/** Clears the caches but not the storage: each screen loads as on a first visit, in the same shop. */
const forgetFiles = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.goto(`${url}/api/health`)
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'cache_storage,service_workers,shader_cache',
  })
  await page.close()
}

/** Runs Lighthouse once in a new browser: state left by an earlier run would be measured too. */
const runOnce = async (server: RunningServer, folder: string, path: string) => {
  const port = await freePort()
  const context = await openPhone(await mkdtemp(join(folder, 'phone-')), port)
  await enter(context, server.url)
  await forgetFiles(context, server.url)
  const run = await lighthouse(`${server.url}${path}`, {
    port,
    disableStorageReset: true,
    onlyCategories: Object.keys(targets),
    logLevel: 'error',
  })
  await context.close()
  if (!run) throw new Error(`Lighthouse had nothing to say of ${path}`)
  return run.lhr
}

const measure = async (server: RunningServer, folder: string) => {
  const screens = { home: '/', browse: '/browse', product: `/products/${dish}` }
  for (const [name, path] of Object.entries(screens)) {
    const all: RunnerResult['lhr'][] = []
    for (let round = 0; round < runs; round += 1) all.push(await runOnce(server, folder, path))
    const { categories, audits }: RunnerResult['lhr'] = computeMedianRun(all)
    const each = all.map((lhr) => Math.round((lhr.categories['performance']?.score ?? 0) * 100))
    const scores = Object.entries(targets).map(([key, target]) => {
      const score = Math.round((categories[key]?.score ?? 0) * 100)
      return `${key} ${score} (target ${target})`
    })
    console.log(`${name.padEnd(8)} ${scores.join(', ')}; performance of all ${each.join(' ')}`)
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
    console.log(
      `         ${[...times, 'cumulative-layout-shift'].map((id) => `${id} ${audits[id]?.displayValue ?? ''}`).join(', ')}`,
    )
    for (const category of Object.values(categories))
      for (const { id, weight } of category.auditRefs) {
        const score = audits[id]?.score
        if (weight > 0 && typeof score === 'number' && score < 0.9)
          console.log(`         ${category.id}: ${id} ${audits[id]?.displayValue ?? ''}`)
      }
  }
}

await withServer(measure)
