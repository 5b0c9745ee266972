import { loadConsoleMessages } from '@comanda/locales/console'
import { render } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { FullScreenButton } from './full-screen-button.tsx'
import { MessagesProvider } from '../messages.ts'

const messages = await loadConsoleMessages('en')

/** Opens the button in a page that has what happy-dom lacks: a screen to fill. */
const open = async ({ canFill = true } = {}) => {
  let filled: Element | null = null
  const fill = (element: Element | null) => (): Promise<void> => {
    filled = element
    document.dispatchEvent(new Event('fullscreenchange'))
    return Promise.resolve()
  }
  const Page = () => {
    Object.defineProperties(document, {
      fullscreenEnabled: { value: canFill, configurable: true },
      fullscreenElement: { get: () => filled, configurable: true },
      exitFullscreen: { value: fill(null), configurable: true },
    })
    Object.defineProperty(document.documentElement, 'requestFullscreen', {
      value: fill(document.documentElement),
      configurable: true,
    })
    return (
      <MessagesProvider locale="en" catalogue={messages}>
        <FullScreenButton />
      </MessagesProvider>
    )
  }
  return { ...(await render(<Page />)), isFilled: () => filled !== null }
}

test('KITCHEN-3.9: a display fills the screen by one press, until it is pressed again or left', async () => {
  const { get, press, close, isFilled } = await open()
  const isPressed = () => get('button', 'Full screen').getAttribute('aria-pressed')
  expect(isPressed()).toBe('false')
  await press('button', 'Full screen')
  expect([isFilled(), isPressed()]).toEqual([true, 'true'])
  await press('button', 'Full screen')
  expect([isFilled(), isPressed()]).toEqual([false, 'false'])
  await press('button', 'Full screen')
  await close()
  expect(isFilled()).toBe(false)
})

test('KITCHEN-3.9: where a browser cannot, there is no button', async () => {
  const { names } = await open({ canFill: false })
  expect(names('button')).toEqual([])
})
