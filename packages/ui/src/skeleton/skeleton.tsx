import type { CSSProperties } from 'react'
import './skeleton.css'

interface SkeletonProps {
  readonly shape?: 'text' | 'title' | 'square' | 'button' | 'card'
  /** Share of the room that it takes, 0–1. */
  readonly share?: number
}

/** Something in the shape of what comes. The region around it says that it loads. */
export const Skeleton = ({ shape = 'text', share = 1 }: SkeletonProps) => {
  const style: CSSProperties = { width: `${share * 100}%` }
  return <span className="ui-skeleton" data-shape={shape} style={style} aria-hidden="true" />
}
