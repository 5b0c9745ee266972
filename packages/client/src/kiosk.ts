export { createGuestClient, type GuestClient, type GuestOptions } from './guest-client.ts'
export { guestStorage } from './kiosk/guest-storage.ts'
export {
  createKioskPairing,
  type KioskPairing,
  type PairedKiosk,
  type PairingState,
} from './kiosk/pairing.ts'
export { followDevice } from './kiosk/follow-device.ts'
export type { HelpState } from './kiosk/help.ts'
export { isStand } from './kiosk/stand.ts'
export { sayHealth } from './kiosk/say-health.ts'
export type { ScannedMember } from './kiosk/scanned-member.ts'
