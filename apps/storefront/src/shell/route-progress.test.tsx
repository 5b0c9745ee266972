import { readFileSync } from 'node:fs'
import { render } from '@comanda/ui/testing'
import { expect, it } from 'vitest'
import { memoryHistory } from '../router/memory-history.ts'
import { RouterProvider } from '../router/router-context.tsx'
import { createRouter } from '../router/router.ts'
import { lazyScreen, readyScreen, type Screen } from '../router/screen.ts'
import { RouteProgress } from './route-progress.tsx'

const shown = async (screen: Screen) => {
  const router = createRouter({ screens: [screen], history: memoryHistory('/news') })
  void router.load()
  const { document, close } = await render(
    <RouterProvider router={router}>
      <RouteProgress />
    </RouterProvider>,
  )
  const bar = document.querySelector('.route-progress')
  await close()
  return bar !== null
}

it('SHELL-3.3: a bar is there while a screen is loading, and only then', async () => {
  const loading = lazyScreen('/news', 'default', () => new Promise(() => {}))
  expect(await shown(loading)).toBe(true)
  expect(await shown(readyScreen('/news', () => null))).toBe(false)
})

it('SHELL-3.3: the bar waits 200 ms and takes 5000 ms', () => {
  const css = readFileSync(new URL('route-progress.css', import.meta.url), 'utf8')
  expect(css).toContain('--progress-wait: 200ms')
  expect(css).toContain('--progress-time: 5000ms')
  expect(css).toMatch(/animation: \S+ var\(--progress-time\) \S+ var\(--progress-wait\) both/)
})
