/**
 * Prints the kilobytes that a phone with an empty cache transfers for the demo shop's menu: what it needs until the menu can be
 * used, and what follows, such as the engine of the cart. The scripts until then are those that `npm run size` counts.
 */
import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demo } from '@comanda/demo'
import type { RunningServer } from '../../server/running-server.ts'
import { chromium, devices, type Request } from '@playwright/test'
import { withServer } from '../server/with-server.ts'

const scriptTarget = 100
const listing = fileURLToPath(
  new URL('../../../apps/storefront/build/first-scripts.mjs', import.meta.url),
)
/** Returns the names of the scripts until the menu can be used. */
const firstScripts = (): readonly string[] =>
  execFileSync(process.execPath, [listing, 'en'], { encoding: 'utf8' }).split('\n')

const kilobytes = (count: number) => (count / 1024).toFixed(1).padStart(8)

const weigh = async (server: RunningServer) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  const page = await browser.newPage({ ...devices['Pixel 7'], locale: 'en-GB' })
  const bytes = new Map<string, { body: number; headers: number; requests: number }>()
  const hosts = new Set<string>()
  const first = firstScripts()
  const followed = new Set<Request>()
  let isUsable = false
  const weighed: Promise<void>[] = []
  const isLater = (request: Request): boolean =>
    request.resourceType() === 'script'
      ? !first.includes(basename(new URL(request.url()).pathname))
      : followed.has(request)
  const weighOne = async (request: Request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    const kind = `${request.resourceType()}${isLater(request) ? ', after' : ''}`
    const sum = bytes.get(kind) ?? { body: 0, headers: 0, requests: 0 }
    bytes.set(kind, {
      body: sum.body + responseBodySize,
      headers: sum.headers + responseHeadersSize,
      requests: sum.requests + 1,
    })
    hosts.add(new URL(request.url()).host)
  }
  page.on('request', (request) => isUsable && followed.add(request))
  const weighLater = (request: Request) => void weighed.push(weighOne(request))
  page.on('requestfinished', weighLater)

  const shop = demo.shops[0]?._id ?? ''
  const table = demo.tableViewItems.find((item) => item.shop === shop)?._id ?? ''
  const started = Date.now()
  await page.goto(`${server.url}/t?id=${shop}&t=${table}`)
  await page.getByRole('article').first().waitFor()
  const shown = Date.now() - started
  // The server has rendered the menu: the app takes it over.
  const isTakenOver =
    'Object.keys(document.getElementById("app")).some((key) => key.startsWith("__reactContainer"))'
  while (!(await page.evaluate(isTakenOver))) await page.waitForTimeout(20)
  isUsable = true
  const usable = Date.now() - started
  await page.waitForLoadState('networkidle')

  // What finishes from here on, such as the copies of the service worker, may not have a size any more once the browser closes.
  page.off('requestfinished', weighLater)
  await Promise.all(weighed)
  console.log(
    `menu shown after ${shown} ms, usable after ${usable} ms on this machine; hosts asked: ${[...hosts].join(', ')}`,
  )
  for (const [kind, sum] of [...bytes].sort((one, other) => other[1].body - one[1].body)) {
    const limit = kind === 'script' ? ` (target ≤ ${scriptTarget} KB)` : ''
    console.log(
      `${kind.padEnd(18)}${kilobytes(sum.body)} KB, headers ${kilobytes(sum.headers)} KB, in ${sum.requests} requests${limit}`,
    )
  }
  await browser.close()
}

await withServer(weigh)
