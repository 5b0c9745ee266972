import { EmptyState, Page, Skeleton } from '@comanda/ui'
import { useVisit } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { paragraphs } from './paragraphs.ts'
import './terms-page.css'

/** The terms of the settings in the language of the page (NEWS-1.4). */
export const TermsPage = () => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { look } = useVisit()
  if (!look)
    return (
      <div className="terms" role="status" aria-label={t('app.loading')}>
        <Skeleton shape="title" share={0.4} />
        <Skeleton shape="card" />
      </div>
    )
  const parts = paragraphs(name(look.terms))
  const licences = (
    <a href="/api/licences" target="_blank" rel="noreferrer">
      {t('terms.licences')}
    </a>
  )
  if (parts.length === 0)
    return (
      <EmptyState level={1} drawing="receipt" title={t('terms.none')}>
        {licences}
      </EmptyState>
    )
  return (
    <Page title={t('title.terms')}>
      <div className="terms">
        {parts.map((part) => (
          <div key={part.id} className="terms-part">
            {part.lines.map((line) => (
              <p key={line.id}>
                {line.mark && <span>{line.mark} </span>}
                <span>{line.text}</span>
              </p>
            ))}
          </div>
        ))}
        {licences}
      </div>
    </Page>
  )
}
