import { expect, test } from 'vitest'
import { createSpeech, type Synthesis } from './speech.ts'

const speechOf = (...langs: string[]) =>
  createSpeech(
    () =>
      ({
        getVoices: () => langs.map((lang) => ({ lang, localService: true })),
      }) as unknown as Synthesis,
    (text) => ({ text }) as SpeechSynthesisUtterance,
  )

test.each([
  ['en-AU', ['en']],
  ['zh_HK', ['zh-hk']],
  ['yue-HK', ['zh-hk']],
  ['cmn-CN', ['zh-cn']],
  ['zh-CN', ['zh-cn']],
  ['zh-TW', []],
  ['ende', []],
] as const)('KIOSK-7.13: a voice of %s reads its own language alone', (lang, read) => {
  const speech = speechOf(lang)
  const locales = ['en', 'zh-hk', 'zh-cn'] as const
  expect(locales.filter((locale) => speech.hasVoice(locale))).toEqual(read)
})
