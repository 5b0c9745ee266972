import type { ReactNode } from 'react'
import './page.css'

interface PageProps {
  readonly title: ReactNode
  /** A sentence under the title. */
  readonly lead?: ReactNode
  /** What stands beside the title. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

/** One column of a screen that is read from top to bottom, under its title. */
export const Page = ({ title, lead, end, children }: PageProps) => (
  <div className="ui-page">
    <div className="ui-page-head">
      <div className="ui-page-title">
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {end}
    </div>
    {children}
  </div>
)
