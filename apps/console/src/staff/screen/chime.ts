import { createStore, type KeyStorage, type Store } from '@comanda/client'
import { ringBell } from '@comanda/ui'

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
/** Returns a chime that stores whether it is muted. */
export const createChime = (storage: KeyStorage): Chime => {
  const isMuted = storage.read(KEY) === 'muted'
  const state = createStore<SoundState>(isMuted ? 'muted' : 'waiting')
  let audio: AudioContext | undefined
  let quietUntil = 0

  const ring = (): void => {
    if (!audio || state.get() !== 'on' || audio.currentTime < quietUntil) return
    quietUntil = audio.currentTime + PAUSE
    ringBell(audio)
  }
  const open = async (): Promise<void> => {
    if (state.get() === 'muted' || typeof AudioContext === 'undefined') return
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
