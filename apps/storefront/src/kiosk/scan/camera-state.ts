import type { CameraState } from '@comanda/contract'

/** Returns whether the device's camera can read codes (KIOSK-1.5), without turning it on. */
export const cameraState = async (): Promise<CameraState> => {
  const { mediaDevices, permissions } = navigator as Partial<Navigator>
  try {
    const devices = (await mediaDevices?.enumerateDevices()) ?? []
    if (!devices.some(({ kind }) => kind === 'videoinput')) return 'none'
    const state = (await permissions?.query({ name: 'camera' }))?.state
    if (state === 'denied') return 'refused'
    return state === 'granted' ? 'ready' : 'unasked'
  } catch {
    // The browser tells no page of its camera.
    return 'none'
  }
}
