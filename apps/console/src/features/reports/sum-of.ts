import { fromCents, toCents } from '@comanda/engine/money'

/** Returns the sum of what the rows have, to the cent. */
export const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  fromCents(rows.reduce((cents, row) => cents + toCents(value(row)), 0))
