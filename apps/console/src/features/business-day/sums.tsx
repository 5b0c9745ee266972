import type { FigureRow } from './figure-group.ts'

/** Names and amounts, one to a line; sums stand out. */
export const Sums = ({ rows }: { readonly rows: readonly FigureRow[] }) => (
  <dl className="day-sums">
    {rows.map(({ name, amount, as }) => (
      <div key={`${name} ${as}`} data-as={as}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
)
