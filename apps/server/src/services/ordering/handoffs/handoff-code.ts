import { createHash, createHmac } from 'node:crypto'
import { hex } from '../../../identifiers/hex.ts'

/** 80 bits. */
const SECRET_BYTES = 10

const keyed = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`handoff ${text}`).digest()

/**
 * Returns the code of a handoff: the number of its shop, then 80 bits that only the server can make of the random id. So a retry gets the
 * same code again, and no row has it (HANDOFF-1.5).
 */
export const codeOf = (secret: string, shopNumber: number, id: string): string =>
  hex(shopNumber, 6) + keyed(secret, `code ${id}`).subarray(0, SECRET_BYTES).toString('base64url')

/** Returns the number of the shop that a code begins with. */
export const shopNumberOfCode = (code: string): number => Number.parseInt(code.slice(0, 6), 16)

/** Returns the stored form of a code or key. A plain hash is safe, since both are random. */
export const secretHash = (code: string): string =>
  createHash('sha256').update(code).digest('base64url')

/** Returns the six digits of a handoff at a try: others may have these already. */
export const digitsOf = (secret: string, id: string, attempt: number): string =>
  String(keyed(secret, `digits ${id} ${attempt}`).readUInt32BE() % 1_000_000).padStart(6, '0')

/** Returns the stored form of digits: six are too few for a hash without a key. */
export const digitsHash = (secret: string, digits: string): string =>
  keyed(secret, `stored ${digits}`).toString('base64url')
