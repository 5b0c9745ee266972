/** Kilobytes on the wire until the menu of the demo shop shows on a phone, from an empty cache. */
import { demo } from '@comanda/demo'
import type { RunningServer } from '@comanda/e2e/server'
import { chromium, devices } from '@playwright/test'
import { withServer } from '../server/with-server.ts'

const target = { Script: 140 }
const weigh = async (server: RunningServer) => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  const page = await browser.newPage({ ...devices['Pixel 7'], locale: 'en-GB' })
  const network = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, { bytes: number; requests: number }>()
  const hosts = new Set<string>()
  await network.send('Network.enable')
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    kinds.set(requestId, type ?? 'Other')
    if (request.url.startsWith('http')) hosts.add(new URL(request.url).host)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    const sum = bytes.get(kind) ?? { bytes: 0, requests: 0 }
    bytes.set(kind, { bytes: sum.bytes + encodedDataLength, requests: sum.requests + 1 })
  })

  const shop = demo.shops[0]?._id ?? ''
  const table = demo.tableViewItems.find((item) => item.shop === shop)?._id ?? ''
  const started = Date.now()
  await page.goto(`${server.url}/t?id=${shop}&t=${table}`)
  await page.getByRole('article').first().waitFor()
  const shown = Date.now() - started
  await page.waitForLoadState('networkidle')

  console.log(`menu shown after ${shown} ms on this machine; hosts asked: ${[...hosts].join(', ')}`)
  for (const [kind, sum] of [...bytes].sort((one, other) => other[1].bytes - one[1].bytes)) {
    const kilobytes = sum.bytes / 1024
    const limit = kind === 'Script' ? ` (target ≤ ${target.Script})` : ''
    console.log(
      `${kind.padEnd(12)} ${kilobytes.toFixed(1).padStart(8)} KB in ${sum.requests} requests${limit}`,
    )
  }
  await browser.close()
}

await withServer(weigh)
