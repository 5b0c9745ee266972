import { ringBell } from '@comanda/ui'

/** One for the page: a browser allows few. */
let audio: AudioContext | undefined

/** Sounds a short tone, if the browser has one and allows it. */
export const soundTone = (): void => {
  if (typeof AudioContext === 'undefined') return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
    ringBell(audio)
  } catch {
    // A device without a loudspeaker still counts down.
  }
}
