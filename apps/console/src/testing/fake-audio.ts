import { vi } from 'vitest'

/** Stands in for the browser's sound until globals are restored; counts the tones that start. */
export const fakeAudio = (state: 'running' | 'suspended' = 'running') => {
  const audio = {
    state,
    currentTime: 0,
    destination: {},
    resume: () => Promise.resolve(),
    createOscillator: () => ({
      frequency: { value: 0 },
      connect: <T>(node: T) => node,
      start: () => {
        sound.tones += 1
      },
      stop: () => undefined,
    }),
    createGain: () => ({
      gain: {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: <T>(node: T) => node,
    }),
  }
  const sound = { audio, tones: 0 }
  vi.stubGlobal(
    'AudioContext',
    // Called with `new`: an object that a constructor returns is the instance.
    function AudioContext() {
      return audio
    },
  )
  return sound
}
