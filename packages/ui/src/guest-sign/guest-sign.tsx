import type { CSSProperties } from 'react'
import './guest-sign.css'

interface GuestSignProps {
  /** The drawing of the guest: an animal. */
  readonly sign: string
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
    {sign}
  </span>
)
