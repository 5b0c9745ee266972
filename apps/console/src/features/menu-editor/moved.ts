/** Returns a list with one of its items at another place, from 0; the same list if there is no such place. */
export const moved = <T>(list: readonly T[], item: T, to: number): readonly T[] => {
  if (!list.includes(item) || to < 0 || to >= list.length) return list
  const others = list.filter((one) => one !== item)
  return [...others.slice(0, to), item, ...others.slice(to)]
}
