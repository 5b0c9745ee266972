/** Two strikes of a small bell: frequency in Hz, start in s. */
const strikes = [
  [880, 0],
  [1174.7, 0.18],
] as const
/** The partials of a strike: ratio of frequencies, loudness. */
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

/** Rings a small bell twice, synthesised by the browser. */
export const ringBell = (audio: AudioContext): void => {
  for (const [frequency, start] of strikes) strike(audio, frequency, start)
}
