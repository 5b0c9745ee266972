import { beforeEach, expect, test, vi } from 'vitest'
import { kioskOf } from '../../testing/kiosk-of.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { NeedsButton } from '../glass/needs-button.tsx'
import { NeedsProvider } from '../glass/needs-context.tsx'
import { KioskProvider } from '../kiosk-context.tsx'
import { ReadAloud } from './read-aloud.tsx'

const readAloud = 'Read aloud What you reach by keys, and what each screen is about'
let voices: { lang: string; localService: boolean }[] = []
const speak = vi.fn<(said: { text: string; lang: string }) => void>()
const cancel = vi.fn<() => void>()

beforeEach(() => {
  voices = [{ lang: 'en-US', localService: true }]
  speak.mockClear()
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak,
    cancel,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
})

/** What was read, in order. */
const said = () => speak.mock.calls.map(([one]) => one.text)

const open = async () => {
  const kiosk = kioskOf()
  const screen = await renderForDiner(
    <KioskProvider kiosk={kiosk}>
      <NeedsProvider screen={undefined}>
        <main id="main">
          <h1>Where will you eat?</h1>
          <button type="button">
            Takeaway <span aria-hidden="true">→</span>
          </button>
          <button type="button" aria-label="More" aria-pressed="false" />
        </main>
        <NeedsButton />
        <ReadAloud />
      </NeedsProvider>
    </KioskProvider>,
  )
  const focusOn = (name: string) => screen.focus(screen.get('button', name))
  return { ...screen, kiosk, focusOn }
}

test('KIOSK-7.13: the first key of a pad begins: the heading, then each control that gets the focus', async () => {
  const { key, focusOn, kiosk, close } = await open()
  await key('a')
  expect(said()).toEqual([])
  await key('Tab')
  expect(said()).toEqual(['Where will you eat?'])
  await focusOn('Takeaway')
  await focusOn('More')
  expect(said().slice(1)).toEqual(['Takeaway', 'More, off'])
  expect(kiosk.passed.get().has('offer')).toBe(true)
  cancel.mockClear()
  await close()
  expect(cancel).toHaveBeenCalled()
})

test('KIOSK-7.13: who switches it off is not read to again by their next key', async () => {
  const { key, press, focusOn } = await open()
  await key('ArrowDown')
  await press('button', 'Accessibility')
  await press('checkbox', readAloud)
  speak.mockClear()
  await key('Tab')
  await focusOn('More')
  expect(said()).toEqual([])
})

test('KIOSK-7.13: nothing is offered without a voice of the device itself: another sends what it reads away', async () => {
  voices = [
    { lang: 'en-GB', localService: false },
    { lang: 'zh-HK', localService: true },
  ]
  const { key, press, all } = await open()
  await key('Tab')
  await press('button', 'Accessibility')
  expect(all('checkbox')).toHaveLength(3)
  expect(said()).toEqual([])
})
