export { createGuestClient, type GuestClient, type GuestOptions } from './guest-client.ts'
export { guestStorage } from './kiosk/guest-storage.ts'
export {
  createKioskPayment,
  isReaderBusy,
  isUnderWay,
  type KioskPayment,
  type KioskPaymentState,
} from './kiosk/kiosk-payment.ts'
export { createLeftBehind, type LeftBehind, type LeftVisit } from './kiosk/left-behind.ts'
export {
  createResumedVisits,
  numberShown,
  type ResumedVisits,
  type ResumeState,
} from './kiosk/resume-visits.ts'
export {
  createKioskPairing,
  type KioskPairing,
  type PairedKiosk,
  type PairingState,
} from './kiosk/pairing.ts'
export { followDevice } from './kiosk/follow-device.ts'
export type { HelpState } from './kiosk/help.ts'
export { isStand } from './kiosk/stand.ts'
export { printTicket } from './kiosk/print-ticket.ts'
export { sayHealth } from './kiosk/say-health.ts'
export type { ScannedMember } from './kiosk/scanned-member.ts'
export { usualIdle } from './kiosk/usual-idle.ts'
