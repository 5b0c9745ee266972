/**
 * Lets 200 guests order one after another through one page of a kiosk, without a reload. Measures its memory after forced
 * collections: that of the last guest stands beside that of the 20th (KIOSK-7.11). The first ten have a 4× slower processor, which
 * shows how long a touch takes to the menu. Every second guest places the order and waits for its number, the others leave at the
 * check. No pictures are loaded: the heap keeps none. `GUESTS=30` is enough while something is tried.
 */
import { kioskLooks } from '../../screens/looks.ts'
import {
  addDish,
  begin,
  goBack,
  openDish,
  place,
  toCheck,
  toMenu,
} from '../../stories/story/kiosk-walk.ts'
import { openKiosk } from '../../stories/story/paired-device.ts'
import { memoryOf, type PageMemory } from '../../stories/story/page-memory.ts'
import { chromium, type Page } from '@playwright/test'
import { openDemoShop } from '../server/demo-shop.ts'
import { median } from '../server/throughput.ts'
import { withServer } from '../server/with-server.ts'

const GUESTS = Number(process.env['GUESTS'] ?? 200)
/** The guest whose memory is compared: what is loaded once is there by then. */
const FIRST = Math.min(20, GUESTS / 2)
const EVERY = 10
const SLOW_GUESTS = 10
const SLOWDOWN = 4
const MOST = { heap: 0.2, nodes: 0.01, listeners: 0.01, megabytes: 120 }
const MEGABYTE = 1024 ** 2

const languages = ['en', 'zh-hk', 'zh-cn'] as const

/** A visit: a dish that is looked at and remarked on, a dish that is added, the check. Returns the ms from the touch to the menu. */
const visit = async (page: Page, guest: number): Promise<number> => {
  await page.locator('.kiosk-touch:enabled').waitFor()
  const start = performance.now()
  await begin(page, languages[guest % languages.length] ?? 'en')
  await toMenu(page)
  const shown = performance.now() - start
  await openDish(page)
  await page.locator('.product-page textarea').fill(`Remark of guest ${guest}`)
  await goBack(page)
  await addDish(page)
  await toCheck(page)
  if (guest % 2 === 0) {
    await place(page)
    await page.locator('.kiosk-band .ui-button').last().click()
  } else {
    await page.locator('.kiosk-tool').nth(2).click()
    await page.getByRole('alertdialog').locator('.ui-button').last().click()
  }
  return shown
}

const clock = (): string => `${Math.round(performance.now() / 1000)} s`.padStart(6)

const report = (guest: number, { heap, nodes, listeners }: PageMemory): void =>
  console.log(
    `${clock()} guest ${String(guest).padStart(3)}: ${(heap / MEGABYTE).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`,
  )

const compare = (first: PageMemory, last: PageMemory): void => {
  for (const name of ['heap', 'nodes', 'listeners'] as const) {
    const growth = last[name] / first[name] - 1
    const isFine = growth <= MOST[name]
    console.log(
      `${name}: ${(100 * growth).toFixed(1)} % more than guest ${FIRST} (limit ${100 * MOST[name]} %)${isFine ? '' : ' ✗'}`,
    )
    if (!isFine) process.exitCode = 1
  }
  if (last.heap > MOST.megabytes * MEGABYTE) process.exitCode = 1
}

await withServer(async (server) => {
  await openDemoShop(server.url)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const page = await openKiosk(browser, server.url, {
    ...kioskLooks.stele,
    reducedMotion: 'reduce',
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.webp*', '*.png*', '*.avif*', '*.jpg*'] })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const menus: number[] = []
  let first: PageMemory | undefined
  let last: PageMemory | undefined
  for (let guest = 1; guest <= GUESTS; guest += 1) {
    const shown = await visit(page, guest)
    if (guest <= SLOW_GUESTS) menus.push(shown)
    if (guest === SLOW_GUESTS) await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    if (guest % EVERY !== 0 && guest !== FIRST && guest !== GUESTS) continue
    await page.locator('.kiosk-touch:enabled').waitFor()
    last = await memoryOf(session)
    if (guest === FIRST) first = last
    report(guest, last)
  }
  console.log(
    `touch to menu at a ${SLOWDOWN}× slower processor: median ${median(menus).toFixed(0)} ms`,
  )
  if (first && last) compare(first, last)
  await browser.close()
})
