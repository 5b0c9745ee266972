/** The steps that a kiosk of this build reports (KIOSK-1.5); one of another build may report others. */
export const kioskSteps = [
  'attract',
  'mode',
  'menu',
  'dish',
  'offer',
  'codes',
  'check',
  'pay',
  'number',
] as const
export type KioskStep = (typeof kioskSteps)[number]
