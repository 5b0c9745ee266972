import type { ReactElement, ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawings.tsx'
import './empty-state.css'

interface EmptyStateProps {
  /** A drawing of the set, or one of its own. */
  readonly drawing: DrawingName | ReactElement
  readonly title: ReactNode
  readonly children?: ReactNode
  /** What to do next. */
  readonly action?: ReactNode
  /** `1` if it is the whole screen. */
  readonly level?: 1 | 2
}

/** Shown in place of empty content or after a failure: a drawing, a message and what to do next. */
export const EmptyState = ({ drawing, title, children, action, level = 2 }: EmptyStateProps) => {
  const Title = `h${level}` as const
  return (
    <div className="ui-empty-state" data-level={level}>
      {typeof drawing === 'string' ? <Drawing name={drawing} /> : drawing}
      <Title>{title}</Title>
      {children !== undefined && <div className="ui-empty-state-text">{children}</div>}
      {action}
    </div>
  )
}
