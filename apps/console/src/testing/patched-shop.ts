import type { Shop } from '@comanda/contract'

/** Returns what a script returns for patches of a shop: the shop as it is then, without what was emptied. */
export const patchedShop = (first: Shop) => {
  let shop = first
  return (
    _: unknown,
    { expected: _read, ...data }: Partial<Shop> & { expected?: unknown },
  ): Shop => {
    const fields = Object.entries({ ...shop, ...data }).filter(([, value]) => value !== null)
    shop = Object.fromEntries(fields) as unknown as Shop
    return shop
  }
}
