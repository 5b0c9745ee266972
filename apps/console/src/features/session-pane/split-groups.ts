import type { SessionLine, TableSession } from '@comanda/contract'

/** Dishes that go to a second bill together: those of a seat, or of a phone that ordered at the table (ORDER-4.4). */
export interface SplitGroup {
  readonly by: 'seat' | 'guest'
  readonly name: string
  readonly lines: readonly SessionLine[]
}

/** Returns the dishes of a bill that can go to another one: sets with what is in them. */
export const splittable = ({ products }: Pick<TableSession, 'products'>): readonly SessionLine[] =>
  products.filter(({ status, fromProduct }) => status !== 'cancel' && !fromProduct)

/** Returns the dishes of each seat and of each guest, if these say how a bill is split: there are several, or other dishes beside. */
export const splitGroups = (
  session: Pick<TableSession, 'products' | 'orders'>,
): readonly SplitGroup[] => {
  const all = splittable(session)
  const guests = new Map(session.orders.map(({ seq, guest }) => [seq, guest]))
  const groupsOf = (
    by: SplitGroup['by'],
    nameOf: (line: SessionLine) => string | undefined,
  ): readonly SplitGroup[] => {
    const names = new Set(all.flatMap((line) => nameOf(line) ?? []))
    return [...names]
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .map((name) => ({ by, name, lines: all.filter((line) => nameOf(line) === name) }))
      .filter(({ lines }) => lines.length < all.length)
  }
  return [
    ...groupsOf('seat', ({ chairId }) => chairId),
    ...groupsOf('guest', ({ seq }) => guests.get(seq)?.toString()),
  ]
}
