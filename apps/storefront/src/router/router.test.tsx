import { render } from '@comanda/ui/testing'
import { expect, it, type Mock, vi } from 'vitest'
import { Link } from './link.tsx'
import { memoryHistory } from './memory-history.ts'
import { Outlet } from './outlet.tsx'
import { RouterProvider } from './router-context.tsx'
import { createRouter, type Scrolling } from './router.ts'
import { lazyScreen, readyScreen } from './screen.ts'
import { useLocation } from './use-location.ts'
import { useSearch, useParams } from './use-shown.ts'

const Bars = () => `at ${useLocation().pathname}: `
const Menu = () => `menu ${useSearch('/browse').product ?? ''}`
const Record = () => `record ${useParams('/record/$id').id}`
const Broken = ({ error }: { error: unknown }) => `broken ${String(error)}`
const Lost = () => 'lost'
const Unknown = () => 'unknown'
const Throwing = () => {
  throw new Error('torn')
}

type Load = () => Promise<{ Record: typeof Record }>

/** Lets the next load wait until the returned function is called. */
const holdLoad = (loads: Mock<Load>): (() => void) => {
  let release: (() => void) | undefined
  loads.mockReturnValueOnce(
    new Promise((resolve) => {
      release = () => resolve({ Record })
    }),
  )
  return () => release?.()
}

/** Renders an app of a menu, an order that is loaded on demand, and a page that throws. */
const open = async (path: string) => {
  const loads = vi.fn<Load>(async () => ({ Record }))
  const scrolling = { leave: vi.fn<Scrolling['leave']>(), enter: vi.fn<Scrolling['enter']>() }
  const history = memoryHistory(path)
  const router = createRouter({
    screens: [readyScreen('/browse', Menu), readyScreen('/tnc', Throwing)],
    further: async () => [lazyScreen('/record/$id', 'Record', loads)],
    history,
    scrolling: () => scrolling,
  })
  await router.load()
  const screen = await render(
    <RouterProvider router={router}>
      <Bars />
      <Outlet broken={Broken} lost={Lost} unknown={Unknown} />
      <nav>
        <Link to="/browse" search={{ product: '5' }} exact>
          {'Dish'}
        </Link>
        <Link to="/record/$id" params={{ id: '7' }}>
          {'Order'}
        </Link>
      </nav>
    </RouterProvider>,
  )
  const shown = () => screen.text().replace(/ ?Dish Order$/, '')
  return { ...screen, router, loads, history, shown, scrolled: scrolling.enter }
}

it('ROUTE-5.1: the URL follows at once, bars and screen once it is loaded', async () => {
  const { act, history, loads, router, shown } = await open('/browse')
  const resolve = holdLoad(loads)
  await act(() => void router.go('/record/7'))
  expect(history.place().pathname).toBe('/record/7')
  expect(shown()).toBe('at /browse: menu')
  await act(resolve)
  expect(shown()).toBe('at /record/7: record 7')
})

it('ROUTE-5.3: what was loading is not shown after the user went elsewhere', async () => {
  const { act, loads, router, shown } = await open('/browse')
  const resolve = holdLoad(loads)
  await act(() => void router.go('/record/7'))
  await act(() => router.navigate({ to: '/browse', search: { product: '1' } }))
  await act(resolve)
  expect(shown()).toBe('at /browse: menu 1')
})

it('ROUTE-5.2: a screen begins at its top, one gone back to as it was left, a sheet leaves the page', async () => {
  const { act, router, scrolled } = await open('/browse')
  await act(() => router.go('/record/7'))
  expect(scrolled.mock.lastCall?.[1]).toBe('top')
  await act(() => router.back())
  expect(scrolled.mock.lastCall?.[1]).toBe('back')
  await act(() => router.go('/browse?product=1', { resetScroll: false }))
  expect(scrolled.mock.lastCall?.[1]).toBe('stay')
})

it('ROUTE-5.5: a screen that cannot be loaded shows the error page, and the next visit tries again', async () => {
  const { act, loads, router, shown } = await open('/browse')
  loads.mockRejectedValueOnce(new Error('offline'))
  await act(() => router.go('/record/7'))
  expect(shown()).toBe('at /record/7: lost')
  await act(() => router.go('/browse'))
  expect(shown()).toBe('at /browse: menu')
  await act(() => router.go('/record/7'))
  expect(shown()).toBe('at /record/7: record 7')
})

it('ROUTE-5.5: the error page of a screen that fails is gone on the next screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { act, router, shown } = await open('/tnc')
  expect(shown()).toBe('at /tnc: broken Error: torn')
  await act(() => router.go('/browse'))
  expect(shown()).toBe('at /browse: menu')
  vi.restoreAllMocks()
})

it('ROUTE-1.3: a path that no screen has is unknown', async () => {
  const { shown } = await open('/nothing')
  expect(shown()).toBe('at /nothing: unknown')
})

it('ROUTE-5.4: a plain click stays in the app, others are the browser’s', async () => {
  const { get, act, shown } = await open('/browse')
  const link = get('link', 'Dish')
  const click = async (how: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
    await act(() => link.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect(await click({ ctrlKey: true })).toBe(false)
  expect(shown()).toBe('at /browse: menu')
  expect(await click({})).toBe(true)
  expect(shown()).toBe('at /browse: menu 5')
})

it('ROUTE-5.6: the focus on a link loads its screen', async () => {
  const { get, focus, loads } = await open('/browse')
  await focus(get('link', 'Order'))
  expect(loads).toHaveBeenCalledTimes(1)
})

it('a link to the screen that is shown says so', async () => {
  const { get } = await open('/browse')
  expect(get('link', 'Dish').getAttribute('aria-current')).toBe('page')
  expect(get('link', 'Order').getAttribute('aria-current')).toBeNull()
})
