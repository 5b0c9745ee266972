import { afterEach, expect, test, vi } from 'vitest'
import { cameraState } from './camera-state.ts'

afterEach(() => void vi.unstubAllGlobals())

const withCamera = (kinds: readonly string[], state: string) =>
  vi.stubGlobal('navigator', {
    mediaDevices: { enumerateDevices: () => Promise.resolve(kinds.map((kind) => ({ kind }))) },
    permissions: { query: () => Promise.resolve({ state }) },
  })

test.each([
  [['videoinput'], 'granted', 'ready'],
  [['audioinput', 'videoinput'], 'prompt', 'unasked'],
  [['videoinput'], 'denied', 'refused'],
  [['audioinput'], 'granted', 'none'],
  [[], 'prompt', 'none'],
] as const)(
  'KIOSK-1.5: a kiosk with %j whose camera is %s says that it is %s',
  async (kinds, state, said) => {
    withCamera(kinds, state)
    expect(await cameraState()).toBe(said)
  },
)

test('KIOSK-1.5: a browser that has no camera to tell of has none', async () => {
  vi.stubGlobal('navigator', {})
  expect(await cameraState()).toBe('none')
})
