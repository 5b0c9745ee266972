import { createHash } from 'node:crypto'
import { type ShopLookUp, shopLookUp } from '../../shop-directory/shop-look-up.ts'
import { devices } from '../../tables/devices.ts'

/** Returns the hash that is stored of a token. A plain hash is safe, since the token is random. */
export const deviceTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

const byHash = shopLookUp(devices, devices.tokenHash)

/** Finds the shops of tokens that do not tell them. */
export const deviceTokenShops: ShopLookUp = {
  ...byHash,
  shopsOf: async (database, tokens) => {
    const tokenOf = new Map(tokens.map((token) => [deviceTokenHash(token), token]))
    const shopOf = await byHash.shopsOf(database, [...tokenOf.keys()])
    return new Map([...shopOf].map(([hash, shop]) => [tokenOf.get(hash) ?? '', shop]))
  },
}
