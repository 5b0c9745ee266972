import { createStore, type KeyStorage, type Store } from '@comanda/client'

/** `waiting`: the browser blocks sound until the page is pressed once. */
export type SoundState = 'on' | 'waiting' | 'muted'

/** The sound of a new order, synthesised by the browser. */
export interface Chime {
  readonly state: Store<SoundState>
  /** Mutes or unmutes; call it in the handler of a press, so that the browser allows sound. */
  readonly toggle: () => void
  /** Tries to unblock sound; call it in the handler of a press. */
  readonly unlock: () => void
  readonly ring: () => void
}

const KEY = 'staffSound'
/** Orders that arrive within so many seconds ring once. */
const PAUSE = 1.5
/** Two strikes of a small bell: frequency in Hz, start in s. */
const strikes = [
  [880, 0],
  [1174.7, 0.18],
] as const
const partials = [
  [1, 0.4],
  [2.76, 0.14],
  [5.4, 0.05],
] as const

const strike = (audio: AudioContext, frequency: number, start: number): void => {
  for (const [ratio, loudness] of partials) {
    const tone = audio.createOscillator()
    const gain = audio.createGain()
    const at = audio.currentTime + start
    const length = 1.4 / ratio
    tone.frequency.value = frequency * ratio
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(loudness, at + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
    tone.connect(gain).connect(audio.destination)
    tone.start(at)
    tone.stop(at + length)
  }
}

/** Returns a chime that stores whether it is muted. */
export const createChime = (storage: KeyStorage): Chime => {
  const isMuted = storage.read(KEY) === 'muted'
  const state = createStore<SoundState>(isMuted ? 'muted' : 'waiting')
  let audio: AudioContext | undefined
  let quietUntil = 0

  const ring = (): void => {
    if (!audio || state.get() !== 'on' || audio.currentTime < quietUntil) return
    quietUntil = audio.currentTime + PAUSE
    for (const [frequency, start] of strikes) strike(audio, frequency, start)
  }
  const open = async (): Promise<void> => {
    if (state.get() === 'muted') return
    audio ??= new AudioContext()
    await audio.resume().catch(() => undefined)
    if (state.get() === 'waiting' && audio.state === 'running') state.set('on')
  }
  return {
    state,
    ring,
    unlock: () => void open(),
    toggle: () => {
      const isOn = state.get() === 'on'
      storage.write(KEY, isOn ? 'muted' : 'on')
      state.set(isOn ? 'muted' : 'waiting')
      if (!isOn) void open().then(ring)
    },
  }
}
