import { strategyOf } from './strategy.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** Files of this build, and a name that changes with them; both are defined by the build. */
declare const BUILT_FILES: readonly string[]
declare const BUILT_VERSION: string

/** How long the network may take for a page, in ms, before the cached one shows. */
const PAGE_TIMEOUT = 3000
const PAGE = '/console/'
/** The caches of an origin are shared with the diners' app, which drops those that begin with `app-`. */
const CACHE = `console-${BUILT_VERSION}`

const scope = globalThis as unknown as WorkerScope

const cacheApp = async (): Promise<void> => {
  const cache = await caches.open(CACHE)
  await cache.add(new Request(PAGE, { cache: 'reload' }))
  await cache.addAll(BUILT_FILES)
}

const dropOldVersions = async (): Promise<void> => {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('console-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

const late = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PAGE_TIMEOUT))

const page = async ({ request }: FetchEvent): Promise<Response> => {
  const fresh = fetch(request)
  const cached = await caches.match(PAGE)
  if (!cached) return fresh
  const settled = fresh.catch(() => undefined)
  const response = await Promise.race([settled, late()])
  return response?.ok ? response : cached
}

const asset = async ({ request }: FetchEvent): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request)

const responses = { page, asset }

scope.addEventListener('install', (event) => event.waitUntil(cacheApp()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOldVersions()))
scope.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, scope.location.origin)
  if (strategy !== 'network') event.respondWith(responses[strategy](event))
})
