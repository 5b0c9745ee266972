/** What the merchant has of its bank. */
export const merchant = {
  /** The FPS identifier that money goes to. */
  fpsId: '1234567',
  notificationSecret: 'sb-demo-fps-secret',
} as const
