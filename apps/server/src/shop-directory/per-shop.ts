import { groupBy } from '../records/group-by.ts'

/** The most shops that are read by a statement for each: more are read by one over all shops. */
export const fewShops = 8

/** Reads what belongs to records of some shops, by a statement for each shop if these are few. */
export const perShop = async <R>(
  records: readonly { readonly shop: string; readonly _id: string }[],
  read: (shops: string[], ids: string[]) => Promise<readonly R[]>,
): Promise<readonly R[]> => {
  const idsOf = (of: typeof records) => of.map(({ _id }) => _id)
  const ofShops = groupBy(records, ({ shop }) => shop)
  if (ofShops.size > fewShops) return read([...ofShops.keys()], idsOf(records))
  return (await Promise.all([...ofShops].map(([shop, of]) => read([shop], idsOf(of))))).flat()
}
