import type { ReactElement, ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawings.tsx'
import './empty-state.css'

interface EmptyStateProps {
  /** One of the set, or a drawing of its own. */
  readonly drawing: DrawingName | ReactElement
  readonly title: ReactNode
  readonly children?: ReactNode
  /** One way on. */
  readonly action?: ReactNode
  /** `h1` where it is the whole screen. */
  readonly level?: 1 | 2
}

/** Nothing here, or something went wrong: drawn, said, and with one way on. */
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
