import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogs } from './dialogs.ts'

const Dialog = () => null
const own = () => dialogs.state.get().filter((entry) => entry.Dialog === Dialog)
const state = () => own().map(({ isOpen }) => isOpen)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('dialog host: a dialog is shown once, and removed 500 ms after it was closed (SHELL-3.1)', () => {
  dialogs.open(Dialog)
  dialogs.open(Dialog)
  expect(state()).toEqual([true])
  dialogs.close(own()[0]?.key ?? 0)
  expect(state()).toEqual([false])
  vi.advanceTimersByTime(499)
  expect(state()).toEqual([false])
  vi.advanceTimersByTime(1)
  expect(state()).toEqual([])
})
