import type { ReactNode } from 'react'
import './empty-state.css'

/** What pictures are drawn in: 160 × 120, in three tones, `ground`, `body` and `line`; readers hear nothing of it. */
export const DrawingFrame = ({ children }: { readonly children: ReactNode }) => (
  <svg className="ui-drawing" viewBox="0 0 160 120" aria-hidden="true">
    {children}
  </svg>
)
