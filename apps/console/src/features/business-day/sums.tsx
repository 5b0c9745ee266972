interface SumsProps {
  readonly rows: readonly (readonly [name: string, amount: string])[]
  /** The name of the one that sums the others. */
  readonly total?: string | undefined
}

/** Names and amounts, one to a line. */
export const Sums = ({ rows, total }: SumsProps) => (
  <dl className="day-sums">
    {rows.map(([name, amount]) => (
      <div key={name} data-total={name === total ? '' : undefined}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
)
