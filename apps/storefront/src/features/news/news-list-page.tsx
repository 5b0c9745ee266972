import { useEndlessList } from '@comanda/client/react'
import type { News } from '@comanda/contract'
import { EmptyState, Skeleton, VisitDrawing } from '@comanda/ui'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { EndlessRows } from '../../list/endless-rows.tsx'
import { LoadFailure } from '../../loading/load-failure.tsx'
import { NewsCard } from './news-card.tsx'
import { useColumns } from './use-columns.ts'
import './news-list-page.css'

const NewsSkeleton = () => {
  const { t } = useVisitMessages()
  return (
    <div className="news-skeleton" role="status" aria-label={t('app.loading')}>
      {[1, 2].map((row) => (
        <div key={row}>
          <Skeleton shape="card" />
          <Skeleton shape="title" share={0.7} />
          <Skeleton share={0.9} />
        </div>
      ))}
    </div>
  )
}

/** News, the latest first: of all shops and of the shop of the visit. */
export const NewsListPage = () => {
  const { t } = useVisitMessages()
  const { menu } = useCatalogue()
  const columns = useColumns()
  const shop = menu?.shop._id
  const list = useEndlessList<News>({
    path: 'news',
    sort: { publishTime: -1 },
    ...(shop && { where: { $or: [{ shops: null }, { shops: { $in: [shop] } }] } }),
  })
  return (
    <div className="news-list">
      <h1>{t('news.title')}</h1>
      <EndlessRows
        list={list}
        label={t('news.title')}
        columns={columns}
        renderItem={(item) => (
          <div className="news-row">
            <NewsCard item={item} />
          </div>
        )}
        loading={<NewsSkeleton />}
        failed={<LoadFailure onRetry={list.reload} />}
        empty={
          <EmptyState drawing={<VisitDrawing name="paper" />} title={t('news.none')}>
            {t('news.noneText')}
          </EmptyState>
        }
      />
    </div>
  )
}
