import type { ReactNode } from 'react'
import './page.css'

interface PageProps {
  readonly title: ReactNode
  /** A sentence under the title. */
  readonly lead?: ReactNode
  /** Shown next to the title. */
  readonly end?: ReactNode
  /** In columns, as wide as the menu. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The layout of a screen under its title: one column unless it is `wide`. */
export const Page = ({ title, lead, end, wide = false, children }: PageProps) => (
  <div className="ui-page" data-wide={wide ? '' : undefined}>
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
