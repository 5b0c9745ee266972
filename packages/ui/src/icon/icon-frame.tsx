import type { ReactNode } from 'react'
import './icon.css'

export interface IconFrameProps {
  readonly size?: 'small' | 'medium'
  readonly children: ReactNode
}

/** The frame of an icon: 24 × 24, sized with the text next to it, hidden from screen readers. */
export const IconFrame = ({ size = 'medium', children }: IconFrameProps) => (
  <svg className="ui-icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)
