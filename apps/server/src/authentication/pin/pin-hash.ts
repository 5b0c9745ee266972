import { createHmac } from 'node:crypto'

/**
 * Returns the stored form of a PIN. Its few digits are too few for a hash without a key, and one with a salt for each
 * account could neither find an account by its PIN nor refuse the same PIN twice in a shop.
 */
export const pinHash = (secret: string, shop: string, pin: string): string =>
  createHmac('sha256', secret).update(`staff pin ${shop} ${pin}`).digest('base64url')
