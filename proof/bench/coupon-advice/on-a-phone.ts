/** Advises in the built app on a phone with a 4× slower processor: how long it takes, and how long the page is busy with it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { AdviceRequest } from '@comanda/engine/coupon-advice'
import { openPhone } from '../browser/phone.ts'

const SLOWDOWN = 4
const web = new URL('../../../apps/storefront/dist/web/', import.meta.url).pathname
const page = '<!doctype html><title>Coupon advice</title>'
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the built app's files, and a page that loads none of them, as the server would. */
const serve = () => {
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/') {
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'self'; worker-src 'self' blob:",
      })
      response.end(page)
      return
    }
    const type = types[extname(url)]
    // a browser looks for an icon by itself
    if (type === undefined) response.writeHead(404).end()
    else {
      response.writeHead(200, { 'content-type': type })
      response.end(readFileSync(join(web, url)))
    }
  })
  return new Promise<{ url: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() })
    })
  })
}

const fileOf = (part: string): string => {
  const name = readdirSync(join(web, 'assets')).find((file) =>
    new RegExp(`^${part}-[\\w-]+\\.js$`).test(file),
  )
  if (name === undefined) throw new Error(`The app has no ${part}: build it first.`)
  return `/assets/${name}`
}

/** A request as text: JSON has no maps, sets and infinity. */
const written = (request: AdviceRequest): string =>
  JSON.stringify(request, (_, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] }
    if (value instanceof Set) return { $set: [...value] }
    return value === Number.POSITIVE_INFINITY ? { $most: true } : value
  })

export interface OnPhone {
  /** In the page itself, on the slow processor, in one go: what the work takes there, ms. */
  readonly work: readonly number[]
  /** What the search left open there, each. */
  readonly gaps: readonly number[]
  /** From the question to the response of the thread, which the browser does not slow down, ms. */
  readonly asked: readonly number[]
  /** Tasks of the page above 50 ms in the meantime. */
  readonly longTasks: readonly number[]
}

/** Advises on each request by the page, then by its thread. */
export const advisedOnPhone = async (requests: readonly AdviceRequest[]): Promise<OnPhone> => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
  const server = await serve()
  const context = await openPhone(join(folder, 'phone'))
  try {
    const phone = await context.newPage()
    await phone.goto(server.url)
    const session = await context.newCDPSession(phone)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await phone.evaluate('globalThis.__name = (named) => named')
    return await phone.evaluate(
      async ({ texts, desk, service }) => {
        const all = texts.map((text) =>
          JSON.parse(text, (_, value) => {
            if (value?.$map) return new Map(value.$map)
            if (value?.$set) return new Set(value.$set)
            return value?.$most ? Number.POSITIVE_INFINITY : value
          }),
        )
        const { adviceService } = await import(service)
        const { adviceDesk } = await import(desk)
        const { signal } = new AbortController()
        const timed = async (advisor: {
          advise: (...asked: unknown[]) => Promise<{ gap: number } | undefined>
        }) => {
          const taken: number[] = []
          const gaps: number[] = []
          for (const one of all) {
            const begun = performance.now()
            const advice = await advisor.advise(one, signal)
            taken.push(performance.now() - begun)
            gaps.push(advice?.gap ?? 0)
          }
          return { taken, gaps }
        }
        const { taken: work, gaps } = await timed(adviceService(10_000))
        const thread = adviceDesk()
        await new Promise((resolve) => setTimeout(resolve, 500))
        const longTasks: number[] = []
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longTasks.push(duration)
        })
        observer.observe({ type: 'longtask' })
        const { taken: asked } = await timed(thread)
        await new Promise((resolve) => setTimeout(resolve, 200))
        return { work, gaps, asked, longTasks }
      },
      {
        texts: requests.map(written),
        desk: fileOf('advice-desk'),
        service: fileOf('advice-service'),
      },
    )
  } finally {
    await context.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
