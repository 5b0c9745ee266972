import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { IdleWatch } from './idle-watch.tsx'
import './idle-dialog.tsx'

const times = { warn: 30_000, reset: 60_000 }
const onReset = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  onReset.mockReset()
})

const open = async () => {
  const screen = await renderForDiner(<IdleWatch times={times} onReset={onReset} />)
  const pass = (seconds: number) => screen.act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  return { ...screen, pass }
}

it('SHELL-4.1: warns after 30 s without activity, and resets after a further 60 s', async () => {
  const { all, pass } = await open()
  await pass(29)
  expect(all('alertdialog')).toEqual([])
  await pass(1)
  expect(all('alertdialog')).toHaveLength(1)
  await pass(59)
  expect(onReset).not.toHaveBeenCalled()
  await pass(1)
  expect(onReset).toHaveBeenCalledOnce()
})
it('SHELL-4.2: the warning counts down by the second', async () => {
  const { pass, get } = await open()
  await pass(30)
  expect(get('timer').textContent).toContain('in 60 seconds')
  await pass(2)
  expect(get('timer').textContent).toContain('in 58 seconds')
})
it('SHELL-4.2: activity before the warning starts the time again', async () => {
  const { pass, window, act, all } = await open()
  await pass(29)
  await act(() => window.dispatchEvent(new Event('pointerdown')))
  await pass(29)
  expect(all('alertdialog')).toEqual([])
})
it('the warning is dismissed by its buttons alone: it stays, or leaves now', async () => {
  const { pass, window, act, all, press } = await open()
  await pass(30)
  await act(() => window.dispatchEvent(new Event('pointermove')))
  expect(all('alertdialog')).toHaveLength(1)
  await press('button', 'Leave now')
  expect(onReset).toHaveBeenCalledOnce()
  await press('button', 'I am still here')
  await pass(1)
  expect(all('alertdialog')).toEqual([])
})
it('a page that is hidden is not left', async () => {
  const { pass, document, act } = await open()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => document.dispatchEvent(new Event('visibilitychange')))
  await pass(200)
  expect(onReset).not.toHaveBeenCalled()
})
