import { type Locale, languageTag } from '@comanda/locales'

/** What is used of the browser's `speechSynthesis`. */
export type Synthesis = Pick<
  SpeechSynthesis,
  'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'
>

/** The languages of voices that read a language, the best first. */
const voiceTags: Readonly<Record<Locale, readonly string[]>> = {
  en: ['en'],
  'zh-hk': ['zh-hk', 'yue'],
  'zh-cn': ['zh-cn', 'cmn', 'zh-hans'],
}

const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.toLowerCase().replaceAll('_', '-')

/** Reads words aloud by the device itself: what a guest orders is sent to nobody (KIOSK-7.13). */
export interface Speech {
  /** Returns whether the device has a voice of its own for a language. */
  readonly hasVoice: (locale: Locale) => boolean
  /** Reads a text instead of what is being read; nothing without a voice. */
  readonly say: (text: string, locale: Locale) => void
  readonly stop: () => void
  /** Voices may come after the page. Returns what ends it. */
  readonly onVoices: (listener: () => void) => () => void
}

export const createSpeech = (
  find: () => Synthesis | undefined,
  utter: (text: string) => SpeechSynthesisUtterance,
): Speech => {
  const voiceOf = (locale: Locale): SpeechSynthesisVoice | undefined => {
    const own = (find()?.getVoices() ?? []).filter(({ localService }) => localService)
    for (const tag of voiceTags[locale]) {
      const voice = own.find((one) => tagOf(one) === tag || tagOf(one).startsWith(`${tag}-`))
      if (voice) return voice
    }
    return undefined
  }
  return {
    hasVoice: (locale) => voiceOf(locale) !== undefined,
    say: (text, locale) => {
      const voice = voiceOf(locale)
      find()?.cancel()
      if (!voice || text === '') return
      find()?.speak(Object.assign(utter(text), { voice, lang: languageTag[locale] }))
    },
    stop: () => find()?.cancel(),
    onVoices: (listener) => {
      const synthesis = find()
      synthesis?.addEventListener('voiceschanged', listener)
      return () => synthesis?.removeEventListener('voiceschanged', listener)
    },
  }
}
