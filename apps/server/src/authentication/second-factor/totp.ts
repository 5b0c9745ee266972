import { Secret, TOTP } from 'otpauth'

/** How long a code shows, in seconds, as all authenticator apps assume (RFC 6238). */
const period = 30

/** Codes of the step before and after are accepted: clocks of phones are wrong by seconds. */
const window = 1

const totpOf = (secret: string, more: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...more, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** Returns a new secret of 160 bits, in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString()

/** Returns the time step of a code, or undefined if it is wrong. */
export const totpStep = (secret: string, code: string, now: number): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}
