import type { CSSProperties } from 'react'
import './skeleton.css'

interface SkeletonProps {
  readonly shape?: 'text' | 'title' | 'square' | 'button' | 'card'
  /** Share of the available width, from 0 to 1. */
  readonly share?: number
}

/** A placeholder in the shape of the content. The region around it has to say that it is loading. */
export const Skeleton = ({ shape = 'text', share = 1 }: SkeletonProps) => {
  const style: CSSProperties = { width: `${share * 100}%` }
  return <span className="ui-skeleton" data-shape={shape} style={style} aria-hidden="true" />
}
