import type { CSSProperties, ReactNode } from 'react'
import { type MovePiece, usePiece } from './use-piece.ts'

interface PlanPieceProps {
  /** The accessible name. */
  readonly label: string
  /** What it is, for its look. */
  readonly kind: 'square' | 'round' | 'wall' | 'end'
  readonly style: CSSProperties
  /** The pixels of a square. */
  readonly square: number
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onMove: MovePiece
  readonly children?: ReactNode
}

/** What stands on a plan that is arranged: a table, a wall, or the end of one. It is dragged, or moved by the arrow keys. */
export const PlanPiece = (props: PlanPieceProps) => {
  const { label, kind, style, square, isChosen, onChoose, onMove, children } = props
  const moves = usePiece(square, onMove, onChoose)
  return (
    <button
      type="button"
      className="plan-piece"
      data-kind={kind}
      aria-label={label}
      aria-pressed={isChosen}
      style={style}
      {...moves}
    >
      {children}
    </button>
  )
}
