/** What the restaurant has of Twilio. */
export const account = { sid: 'AC_SB_demo', token: 'sb-demo-twilio-token' } as const

/** Twilio's own numbers that fail in its tests. */
export const invalidTo = '+15005550001'
