import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeDialog } from '../testing/fake-dialog.ts'
import { fire } from '../testing/fire.ts'
import { type Part, render } from '../testing/render.tsx'
import { Sheet } from './sheet.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = (head: 'shown' | 'hidden' = 'shown') => {
  const onClosed = vi.fn<() => void>()
  const screen = render(
    <Sheet open onClosed={onClosed} title="Milk tea" closeLabel="Close" head={head}>
      {(close) => <button onClick={close}>Add</button>}
    </Sheet>,
  )
  return { ...screen, onClosed }
}

const partOf = (parts: readonly Part[], className: string): Part => {
  const part = parts.find(({ props }) => props['className'] === className)
  if (!part) throw new Error(`no .${className}`)
  return part
}

/** Drags a sheet that is 400 px high down by `way` px within `ms`. Returns whether it closes. */
const drag = (way: number, ms: number, pointerType = 'touch'): boolean => {
  const { parts, get } = show()
  const { dialog } = fakeDialog(get('dialog', 'Milk tea'))
  const getAnimations = vi.spyOn(dialog, 'getAnimations')
  const style = { translate: '', setProperty: () => {} }
  Object.assign(partOf(parts, 'ui-sheet-panel').props['ref'] as object, {
    current: { offsetHeight: 400, style, toggleAttribute: () => true },
  })
  const head = partOf(parts, 'ui-sheet-head')
  const at = (clientY: number, timeStamp: number) => ({
    pointerId: 1,
    pointerType,
    clientY,
    timeStamp,
    target: { closest: () => null },
    currentTarget: { setPointerCapture: () => {} },
  })
  fire(head, 'onPointerDown', at(100, 0))
  fire(head, 'onPointerMove', at(100 + way, ms))
  fire(head, 'onPointerUp', at(100 + way, ms))
  expect(style.translate).toBe('')
  return getAnimations.mock.calls.length > 0
}

describe('Sheet', () => {
  it.each(['shown', 'hidden'] as const)(
    'is a dialog with its title as accessible name (head %s)',
    (head) => expect(show(head).get('dialog', 'Milk tea')).toBeDefined(),
  )

  it.each(['Close', 'Add'])('"%s" closes it', async (name) => {
    const { get, onClosed } = show()
    fakeDialog(get('dialog')).endAnimation()
    fire(get('button', name), 'onClick')
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })

  it('closes if it is dragged by more than 30 % of its height, or down faster than 0.6 px/ms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -300, max: 400 }),
        fc.integer({ min: 1, max: 1000 }),
        (way, ms) => {
          expect(drag(way, ms)).toBe(way > 120 || (way > 0 && way / ms > 0.6))
        },
      ),
    )
  })

  it('is not dragged by a mouse', () => expect(drag(300, 10, 'mouse')).toBe(false))
})
