import type { ReactNode } from 'react'

/** A report with its title. */
export const ReportCard = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => (
  <section className="page-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)
