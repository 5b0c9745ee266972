import { Price } from '@comanda/ui'
import './remaining-sums.css'

type Row = readonly [name: string, amount: string]

interface RemainingSumsProps {
  readonly rows: readonly Row[]
  /** The result. */
  readonly after: Row | undefined
}

/** A cost, what the member has, and what is left after it. */
export const RemainingSums = ({ rows, after }: RemainingSumsProps) => (
  <dl className="what-is-left">
    {rows.map(([name, amount]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <Price text={amount} />
        </dd>
      </div>
    ))}
    {after && (
      <div className="what-is-left-after">
        <dt>{after[0]}</dt>
        <dd>
          <Price text={after[1]} />
        </dd>
      </div>
    )}
  </dl>
)
