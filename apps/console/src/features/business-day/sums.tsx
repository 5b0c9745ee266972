interface SumsProps {
  readonly rows: readonly (readonly [name: string, amount: string])[]
  /** Whether the last one is the sum of the others. */
  readonly hasTotal?: boolean
}

/** Names and amounts, one to a line. */
export const Sums = ({ rows, hasTotal = false }: SumsProps) => (
  <dl className="day-sums" data-total={hasTotal ? '' : undefined}>
    {rows.map(([name, amount]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
)
