import { expect, test } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { lockPage } from './lock-page.ts'

const open = async () => {
  const screen = await renderForDiner(
    <>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <textarea aria-label="Remark" />
      <p>Words</p>
    </>,
  )
  lockPage()
  const { document } = screen
  const passes = (selector: string, event: Event): boolean =>
    document.querySelector(selector)?.dispatchEvent(event) ?? false
  return { ...screen, passes }
}
const event = (kind: string, more: object = {}): Event =>
  Object.assign(new Event(kind, { bubbles: true, cancelable: true }), more)

test('KIOSK-7.7: nothing is enlarged, selected or dragged, and no link or key leads out', async () => {
  const { passes } = await open()
  for (const kind of ['contextmenu', 'dragstart', 'gesturestart', 'selectstart'])
    expect(passes('p', event(kind)), kind).toBe(false)
  expect(passes('p', event('wheel', { ctrlKey: true }))).toBe(false)
  expect(passes('p', event('touchmove', { touches: [1, 2] }))).toBe(false)
  expect(passes('a', event('click'))).toBe(false)
  expect(passes('p', event('keydown', { key: 'F5' }))).toBe(false)
  expect(passes('p', event('keydown', { key: 'ArrowLeft', altKey: true }))).toBe(false)
})

test('KIOSK-7.7: a text is edited as anywhere, and the page scrolls', async () => {
  const { passes } = await open()
  expect(passes('textarea', event('selectstart'))).toBe(true)
  expect(passes('p', event('wheel'))).toBe(true)
  expect(passes('p', event('touchmove', { touches: [1] }))).toBe(true)
  expect(passes('p', event('keydown', { key: 'Tab' }))).toBe(true)
})

test('KIOSK-2.2: the browser keeps nothing that is typed, and offers nothing that another typed', async () => {
  const { document, passes } = await open()
  passes('textarea', event('focusin'))
  expect(document.querySelector('textarea')?.getAttribute('autocomplete')).toBe('off')
})
