import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeDialog } from '../testing/fake-dialog.ts'
import { fire } from '../testing/fire.ts'
import { render } from '../testing/render.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const show = (open = true) => {
  const onClosed = vi.fn<() => void>()
  const screen = render(
    <Dialog
      open={open}
      onClosed={onClosed}
      title="Cancel the order?"
      actions={(close) => <button onClick={close}>Keep it</button>}
    >
      The kitchen is told at once.
    </Dialog>,
  )
  return { ...screen, onClosed }
}

describe('Dialog', () => {
  it('is an alert dialog with its title as accessible name and its text as description', () => {
    const { get, descriptionOf } = show()
    const dialog = get('alertdialog', 'Cancel the order?')
    expect(descriptionOf(dialog)).toBe('The kitchen is told at once.')
  })

  it('renders nothing while it is closed', () => {
    expect(show(false).parts).toEqual([])
  })

  it('an action closes it: `onClosed` is called once, after the closing animation', async () => {
    const { get, onClosed } = show()
    const { close, endAnimation } = fakeDialog(get('alertdialog'))
    fire(get('button', 'Keep it'), 'onClick')
    await Promise.resolve()
    expect(onClosed).not.toHaveBeenCalled()
    endAnimation()
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
    expect(close).toHaveBeenCalledOnce()
  })

  it('Escape plays the closing animation instead of closing at once', async () => {
    const { get, onClosed } = show()
    const dialog = get('alertdialog')
    const { endAnimation } = fakeDialog(dialog)
    const preventDefault = vi.fn<() => void>()
    fire(dialog, 'onCancel', { preventDefault })
    expect(preventDefault).toHaveBeenCalledOnce()
    endAnimation()
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })

  it('a press outside the panel closes it, one inside does not', async () => {
    const { get, onClosed } = show()
    const part = get('alertdialog')
    const { dialog, endAnimation } = fakeDialog(part)
    endAnimation()
    fire(part, 'onClick', { target: {}, currentTarget: dialog })
    await new Promise((resolve) => setImmediate(resolve))
    expect(onClosed).not.toHaveBeenCalled()
    fire(part, 'onClick', { target: dialog, currentTarget: dialog })
    await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  })
})
