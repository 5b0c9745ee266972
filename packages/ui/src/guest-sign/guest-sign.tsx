import type { CSSProperties } from 'react'
import './guest-sign.css'

/** A filled shape of a drawing: its colour, and its path in a square of 24. */
export type SignShape = readonly [fill: string, path: string]

interface GuestSignProps {
  /** The drawing of the guest: an animal. */
  readonly sign: readonly SignShape[]
  /** Which of the eight colours, from 0. */
  readonly colour: number
  readonly size?: 'small' | 'medium'
  /** Whether the guest is not there any more. */
  readonly isAway?: boolean
}

/** A guest of a table in their colour. It says nothing by itself: the name stands beside it. */
export const GuestSign = ({ sign, colour, size = 'medium', isAway = false }: GuestSignProps) => (
  <span
    className="ui-guest-sign"
    data-size={size}
    data-away={isAway ? '' : undefined}
    style={{ '--guest': `var(--guest-${colour % 8})` } as CSSProperties}
    aria-hidden="true"
  >
    <svg viewBox="0 0 24 24">
      {sign.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  </span>
)
