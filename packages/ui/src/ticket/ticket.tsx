import type { ReactNode } from 'react'
import './ticket.css'

interface TicketProps {
  /** What it is worth, large, on the stub. */
  readonly worth: ReactNode
  readonly title: ReactNode
  readonly level?: 2 | 3
  /** Terms, date, badges; below the title. */
  readonly children?: ReactNode
  /** Beside the text: a button, a sign. */
  readonly end?: ReactNode
  /** It counts no more. */
  readonly faded?: boolean
}

/** A coupon as one would print it: a stub with its worth, a row of holes, what it is. */
export const Ticket = ({ worth, title, level = 3, children, end, faded = false }: TicketProps) => {
  const Title = `h${level}` as const
  return (
    <div className="ui-ticket" data-faded={faded ? '' : undefined}>
      <div className="ui-ticket-paper">
        <span className="ui-ticket-stub">{worth}</span>
        <div className="ui-ticket-body">
          <div className="ui-ticket-text">
            <Title>{title}</Title>
            {children}
          </div>
          {end}
        </div>
      </div>
    </div>
  )
}
