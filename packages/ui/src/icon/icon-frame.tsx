import type { ReactNode } from 'react'
import './icon.css'

export interface IconFrameProps {
  readonly size?: 'small' | 'medium'
  readonly children: ReactNode
}

/** What signs are drawn in: 24 × 24, as high as the text beside it asks; readers hear nothing of it. */
export const IconFrame = ({ size = 'medium', children }: IconFrameProps) => (
  <svg className="ui-icon" data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)
