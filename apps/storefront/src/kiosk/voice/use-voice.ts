import { useSyncExternalStore } from 'react'
import type { Locale } from '@comanda/locales'
import { createSpeech, type Synthesis } from './speech.ts'

/** The device's own; a browser without `speechSynthesis` has no voice. */
export const speech = createSpeech(
  () => (globalThis as { speechSynthesis?: Synthesis }).speechSynthesis,
  (text) => new SpeechSynthesisUtterance(text),
)

/** Returns whether the device can read a language aloud by itself (KIOSK-7.13). */
export const useHasVoice = (locale: Locale): boolean =>
  useSyncExternalStore(speech.onVoices, () => speech.hasVoice(locale))
