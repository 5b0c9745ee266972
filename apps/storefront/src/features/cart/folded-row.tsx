import { Icon } from '@comanda/ui'
import { type ReactNode, useState } from 'react'
import './folded-row.css'

interface FoldedRowProps {
  readonly label: string
  /** What is chosen, said while it is folded. */
  readonly value: string
  /** Whether what is chosen is known from before: the row begins folded. */
  readonly isKnown: boolean
  /** Something in it is missing or wrong: it stays open. */
  readonly isWrong?: boolean
  readonly children: ReactNode
}

/** A part of the checkout as a row that says what is chosen, and opens to change it (SCREEN-4.7). */
export const FoldedRow = ({ label, value, isKnown, isWrong, children }: FoldedRowProps) => {
  const [isOpen, setOpen] = useState(!isKnown)
  return (
    <details
      className="folded-row"
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{label}</h2>
        <span>{value}</span>
        <Icon name="down" size="small" />
      </summary>
      <div className="folded-row-body">{children}</div>
    </details>
  )
}
