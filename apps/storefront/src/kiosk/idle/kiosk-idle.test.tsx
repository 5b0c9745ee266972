import type { Device } from '@comanda/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { kioskOf } from '../../testing/kiosk-of.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { NeedsProvider, useNeeds } from '../glass/needs-context.tsx'
import { KioskProvider } from '../kiosk-context.tsx'
import { KioskIdle } from './kiosk-idle.tsx'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const door: Device = {
  _id: 'd',
  shop: 's',
  name: 'Door',
  kind: 'kiosk',
  createTime: '2026-03-02T10:00:00.000Z',
}

const Large = () => {
  const { change } = useNeeds()
  return (
    <button type="button" onClick={() => change({ large: true })}>
      Large
    </button>
  )
}

const open = async (device: Partial<Device> = {}) => {
  const reset = vi.fn<() => void>()
  const kiosk = kioskOf({ device: { ...door, ...device }, reset })
  const screen = await renderForDiner(
    <KioskProvider kiosk={kiosk}>
      <NeedsProvider screen={undefined}>
        <KioskIdle />
        <Large />
      </NeedsProvider>
    </KioskProvider>,
  )
  const pass = (seconds: number) => screen.act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  return { ...screen, pass, reset }
}

it('KIOSK-4.1: warns after 60 s with a countdown, and begins again after 70 s', async () => {
  const { pass, all, get, reset } = await open()
  await pass(59)
  expect(all('alertdialog')).toEqual([])
  await pass(1)
  expect(get('timer').textContent).toContain('10')
  await pass(9)
  expect(reset).not.toHaveBeenCalled()
  await pass(1)
  expect(reset).toHaveBeenCalledOnce()
})

it('KIOSK-4.1: any touch continues, also while it warns', async () => {
  const { pass, all, reset, act, window } = await open()
  await pass(65)
  expect(all('alertdialog')).toHaveLength(1)
  await act(() => window.dispatchEvent(new Event('pointerdown')))
  expect(all('alertdialog')).toEqual([])
  await pass(59)
  expect(reset).not.toHaveBeenCalled()
})

it('KIOSK-1.4, KIOSK-4.1: staff set other times', async () => {
  const { pass, reset } = await open({ idle: { warn: 20, reset: 50 } })
  await pass(49)
  expect(reset).not.toHaveBeenCalled()
  await pass(1)
  expect(reset).toHaveBeenCalledOnce()
})

it('KIOSK-4.1, KIOSK-7.4: who asks for more time is warned after 120 s, and has 30 s more', async () => {
  const { pass, press, all, reset } = await open()
  await pass(65)
  await press('button', 'More time')
  expect(all('alertdialog')).toEqual([])
  await pass(119)
  expect(all('alertdialog')).toEqual([])
  await pass(2)
  expect(all('alertdialog')).toHaveLength(1)
  await pass(28)
  expect(reset).not.toHaveBeenCalled()
  await pass(2)
  expect(reset).toHaveBeenCalledOnce()
})

it('KIOSK-7.4: so is who asks for large letters', async () => {
  const { pass, press, all } = await open()
  await press('button', 'Large')
  await pass(110)
  expect(all('alertdialog')).toEqual([])
})
