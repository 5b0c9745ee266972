import { strategyOf } from './strategy.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** Files of this build, and a name that changes with them; both are defined by the build. */
declare const BUILT_FILES: readonly string[]
declare const BUILT_VERSION: string

/** How long the network may take for a page, in ms, before the cached one shows. */
const PAGE_TIMEOUT = 3000
/** Number of cached pictures; the oldest are removed first. */
const MAX_PICTURES = 200
/** The page as it was built, without a first screen: it is for every shop. */
const PAGE = '/index.html'
const APP_CACHE = `app-${BUILT_VERSION}`
const PICTURE_CACHE = 'pictures'
/** Number of cached manifests: of a few shops, in each language. */
const MAX_MANIFESTS = 9
const MANIFEST_CACHE = 'manifests'
/** The manifest for a page without a shop; a file of the build. */
const OWN_MANIFEST = '/manifest.webmanifest'

const scope = globalThis as unknown as WorkerScope

const cacheApp = async (): Promise<void> => {
  const cache = await caches.open(APP_CACHE)
  await cache.add(new Request(PAGE, { cache: 'reload' }))
  await cache.addAll(BUILT_FILES)
}

const dropOldVersions = async (): Promise<void> => {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('app-') && name !== APP_CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.registration.navigationPreload?.enable()
}

const late = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PAGE_TIMEOUT))

/**
 * The response that the browser has requested while the worker started. A navigation that is left to the browser is
 * requested again, and a provider's redirect with its one-time code may come but once.
 */
const navigation = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request)

const page = async (event: FetchEvent): Promise<Response> => {
  const fresh = navigation(event)
  event.waitUntil(fresh.catch(() => undefined))
  const cached = await caches.match(PAGE)
  if (!cached) return fresh
  const response = await Promise.race([fresh.catch(() => undefined), late()])
  return response?.ok ? response : cached
}

const asset = async ({ request }: FetchEvent): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request)

const keep = async (name: string, most: number, request: Request, response: Response) => {
  const cache = await caches.open(name)
  await cache.put(request, response)
  const known = await cache.keys()
  const old = known.slice(0, Math.max(0, known.length - most))
  await Promise.all(old.map((entry) => cache.delete(entry)))
}

const picture = async (event: FetchEvent): Promise<Response> => {
  const cached = await caches.match(event.request)
  if (cached) return cached
  const response = await fetch(event.request)
  if (response.ok)
    event.waitUntil(keep(PICTURE_CACHE, MAX_PICTURES, event.request, response.clone()))
  return response
}

const manifest = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  try {
    const response = await fetch(request)
    if (response.ok) event.waitUntil(keep(MANIFEST_CACHE, MAX_MANIFESTS, request, response.clone()))
    return response
  } catch (error) {
    const cached = (await caches.match(request)) ?? (await caches.match(OWN_MANIFEST))
    if (!cached) throw error
    return cached
  }
}

const answers = { page, asset, picture, manifest, navigation }

scope.addEventListener('install', (event) => event.waitUntil(cacheApp()))
scope.addEventListener('activate', (event) => event.waitUntil(dropOldVersions()))
scope.addEventListener('fetch', (event) => {
  const strategy = strategyOf(event.request, scope.location.origin)
  if (strategy !== 'network') event.respondWith(answers[strategy](event))
})
