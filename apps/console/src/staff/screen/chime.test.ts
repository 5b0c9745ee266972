import { memoryStorage } from '@comanda/client'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../testing/fake-audio.ts'
import { createChime } from './chime.ts'

afterEach(() => vi.unstubAllGlobals())

const open = async (state: 'running' | 'suspended' = 'running', storage = memoryStorage()) => {
  const sound = fakeAudio(state)
  const chime = createChime(storage)
  chime.unlock()
  await Promise.resolve()
  await Promise.resolve()
  return { sound, chime, storage }
}

test('the chime is on as soon as the browser lets it play', async () => {
  const { chime } = await open()
  await vi.waitFor(() => expect(chime.state.get()).toBe('on'))
})

test('until the browser lets it play, the chime waits for a press and does not ring', async () => {
  const { chime, sound } = await open('suspended')
  chime.ring()
  expect(chime.state.get()).toBe('waiting')
  expect(sound.tones).toBe(0)
  sound.audio.state = 'running'
  chime.unlock()
  await vi.waitFor(() => expect(chime.state.get()).toBe('on'))
})

test('orders that arrive within a moment ring once', async () => {
  const { chime, sound } = await open()
  chime.ring()
  const once = sound.tones
  expect(once).toBeGreaterThan(0)
  sound.audio.currentTime = 1.4
  chime.ring()
  expect(sound.tones).toBe(once)
  sound.audio.currentTime = 1.6
  chime.ring()
  expect(sound.tones).toBe(2 * once)
})

test('a muted chime stays muted on the next visit, and rings once when it is turned on', async () => {
  const { chime, storage } = await open()
  chime.toggle()
  expect(chime.state.get()).toBe('muted')
  const next = await open('running', storage)
  expect(next.chime.state.get()).toBe('muted')
  next.chime.ring()
  expect(next.sound.tones).toBe(0)
  next.chime.toggle()
  await vi.waitFor(() => expect(next.sound.tones).toBeGreaterThan(0))
  expect((await open('running', storage)).chime.state.get()).toBe('on')
})
