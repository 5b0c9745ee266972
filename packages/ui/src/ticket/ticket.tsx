import type { ReactNode } from 'react'
import './ticket.css'

interface TicketProps {
  /** What the coupon is worth, in large type on the stub. */
  readonly worth: ReactNode
  readonly title: ReactNode
  readonly level?: 2 | 3
  /** Terms, date, badges; below the title. */
  readonly children?: ReactNode
  /** Shown next to the text: a button, an icon. */
  readonly end?: ReactNode
  /** Used or expired. */
  readonly faded?: boolean
}

/** A coupon drawn as a printed ticket: a stub with its worth, a perforation, its text. */
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
