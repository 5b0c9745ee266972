import type { ReactNode } from 'react'
import './empty-state.css'

/** The frame of a drawing: 160 × 120, in three tones (`ground`, `body`, `line`), hidden from screen readers. */
export const DrawingFrame = ({ children }: { readonly children: ReactNode }) => (
  <svg className="ui-drawing" viewBox="0 0 160 120" aria-hidden="true">
    {children}
  </svg>
)
