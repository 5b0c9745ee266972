/** Returns a new secret of 32 random bytes, by which messages are signed (WEBHOOK-2.3). */
export const newSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`
