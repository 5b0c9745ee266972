import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyTheme } from './apply-theme.ts'

interface FakeStyle {
  id: string
  textContent: string
  readonly dataset: Record<string, string>
  readonly remove: () => void
}

const styles: FakeStyle[] = []
const bars: string[] = []

beforeEach(() => {
  styles.length = 0
  bars.length = 0
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector.startsWith('meta')
        ? { setAttribute: (_name: string, value: string) => bars.push(value) }
        : (styles[0] ?? null),
    createElement: (): FakeStyle => ({
      id: '',
      textContent: '',
      dataset: {},
      remove: () => styles.splice(0),
    }),
    head: { append: (style: FakeStyle) => styles.push(style) },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('applies the tokens of both colour schemes and colours the browser’s bars', () => {
  applyTheme({ primary: '#224466' })
  expect(styles[0]?.textContent).toMatch(/^:root\{.*@media \(prefers-color-scheme:dark\)/)
  expect(bars).toHaveLength(2)
})

it('one style sheet serves all themes; an equal theme changes nothing', () => {
  applyTheme({ primary: '#224466' })
  applyTheme({ primary: '#224466' })
  expect(bars).toHaveLength(2)
  const before = styles[0]?.textContent
  applyTheme({ primary: '#662244' })
  expect(styles).toHaveLength(1)
  expect(styles[0]?.textContent).not.toBe(before)
})

it.each([[undefined], [{}], [{ primary: undefined }]])('%j restores the default brand', (theme) => {
  applyTheme({ background: '#ddeeff' })
  applyTheme(theme)
  expect(styles).toEqual([])
  expect(bars).toHaveLength(4)
  expect(bars[2]).not.toBe(bars[0])
})
