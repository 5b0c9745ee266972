/**
 * Prints the kilobytes that a phone with an empty cache transfers for the demo shop's menu: what it requests until the menu
 * is shown, and what follows, such as the engine of the cart.
 */
import { demo } from '@comanda/demo'
import type { RunningServer } from '@comanda/e2e/server'
import { chromium, devices, type Request } from '@playwright/test'
import { withServer } from '../server/with-server.ts'

const scriptTarget = 100
const kilobytes = (count: number) => (count / 1024).toFixed(1).padStart(8)

const weigh = async (server: RunningServer) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  const page = await browser.newPage({ ...devices['Pixel 7'], locale: 'en-GB' })
  const bytes = new Map<string, { body: number; headers: number; requests: number }>()
  const hosts = new Set<string>()
  const followed = new Set<Request>()
  let isShown = false
  const weighed: Promise<void>[] = []
  const weighOne = async (request: Request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    const kind = `${request.resourceType()}${followed.has(request) ? ', after' : ''}`
    const sum = bytes.get(kind) ?? { body: 0, headers: 0, requests: 0 }
    bytes.set(kind, {
      body: sum.body + responseBodySize,
      headers: sum.headers + responseHeadersSize,
      requests: sum.requests + 1,
    })
    hosts.add(new URL(request.url()).host)
  }
  page.on('request', (request) => isShown && followed.add(request))
  page.on('requestfinished', (request) => weighed.push(weighOne(request)))

  const shop = demo.shops[0]?._id ?? ''
  const table = demo.tableViewItems.find((item) => item.shop === shop)?._id ?? ''
  const started = Date.now()
  await page.goto(`${server.url}/t?id=${shop}&t=${table}`)
  await page.getByRole('article').first().waitFor()
  isShown = true
  const shown = Date.now() - started
  await page.waitForLoadState('networkidle')

  await Promise.all(weighed)
  console.log(`menu shown after ${shown} ms on this machine; hosts asked: ${[...hosts].join(', ')}`)
  for (const [kind, sum] of [...bytes].sort((one, other) => other[1].body - one[1].body)) {
    const limit = kind === 'script' ? ` (target ≤ ${scriptTarget} KB)` : ''
    console.log(
      `${kind.padEnd(18)}${kilobytes(sum.body)} KB, headers ${kilobytes(sum.headers)} KB, in ${sum.requests} requests${limit}`,
    )
  }
  await browser.close()
}

await withServer(weigh)
