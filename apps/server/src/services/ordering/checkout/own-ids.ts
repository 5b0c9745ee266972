import type { OrderLine } from '@comanda/contract'

/** The shortest random id: that of the shortest idempotency key. */
const OWN_ID_LENGTH = 16

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Returns how often letters and digits alternate in a part of an id, beyond the once of a counted name (`line12`). */
const alternationsOf = (part: string): number =>
  Math.max(0, (part.match(/\d+|\D+/g)?.length ?? 0) - 2)

/** Names, counters and times alternate little, however long they are. */
const isRandom = (id: string): boolean =>
  uuid.test(id) ||
  (id.length >= OWN_ID_LENGTH &&
    id.split(/[^a-z\d]/i).reduce((sum, part) => sum + alternationsOf(part), 0) >= 2)

/** Returns every text in the data of a call. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Returns whether the lines of an order have random ids of their own, so that nobody else would send the same `data`. An
 * id that contains another id of the data, such as its product's, is not one.
 */
export const hasOwnIds = (lines: readonly Pick<OrderLine, 'id'>[], data: unknown): boolean => {
  const long = textsIn(data).filter(({ length }) => length >= OWN_ID_LENGTH)
  const isOwn = ({ id = '' }: Pick<OrderLine, 'id'>): boolean =>
    isRandom(id) && long.filter((text) => id.includes(text)).length <= 1
  return lines.length > 0 && lines.every(isOwn)
}
