import { afterEach, expect, test, vi } from 'vitest'
import { guestLanguages } from './guest-languages.ts'

afterEach(() => vi.unstubAllGlobals())

const browser = (userAgent: string, pairing: string | null = null) => {
  vi.stubGlobal('navigator', { userAgent, languages: ['zh-HK', 'en'] })
  vi.stubGlobal('window', { localStorage: { getItem: () => pairing } })
}

test('KIOSK-7.8: a guest’s own browser says which language they read', () => {
  browser('Mozilla/5.0 Chrome/156.0.0.0')
  expect(guestLanguages()).toEqual(['zh-HK', 'en'])
})

test('KIOSK-7.8: a kiosk’s browser, by its marker or its pairing, does not', () => {
  browser('Mozilla/5.0 Chrome/156.0.0.0 ComandaKiosk/1')
  expect(guestLanguages()).toEqual([])
  browser('Mozilla/5.0 Chrome/156.0.0.0', '{}')
  expect(guestLanguages()).toEqual([])
})
