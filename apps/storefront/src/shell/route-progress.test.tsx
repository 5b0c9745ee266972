import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RouteProgress } from './route-progress.tsx'

const shown = (status: 'idle' | 'pending') => {
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: createRootRoute(), history })
  router.stores.status.set(status)
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <RouteProgress />
    </RouterContextProvider>,
  )
}

it('SHELL-3.3: a bar is there while a screen is loading, and only then', () => {
  expect(shown('pending')).toContain('route-progress')
  expect(shown('idle')).toBe('')
})

it('SHELL-3.3: the bar waits 200 ms and takes 5000 ms', () => {
  const css = readFileSync(new URL('route-progress.css', import.meta.url), 'utf8')
  expect(css).toContain('--progress-wait: 200ms')
  expect(css).toContain('--progress-time: 5000ms')
  expect(css).toMatch(/animation: \S+ var\(--progress-time\) \S+ var\(--progress-wait\) both/)
})
