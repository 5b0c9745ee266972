import './what-is-left.css'

type Row = readonly [name: string, amount: string]

interface WhatIsLeftProps {
  readonly rows: readonly Row[]
  /** What comes of them. */
  readonly after: Row | undefined
}

/** What something costs, what one has, and what is left of it then. */
export const WhatIsLeft = ({ rows, after }: WhatIsLeftProps) => (
  <dl className="what-is-left">
    {rows.map(([name, amount]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
    {after && (
      <div className="what-is-left-after">
        <dt>{after[0]}</dt>
        <dd>{after[1]}</dd>
      </div>
    )}
  </dl>
)
