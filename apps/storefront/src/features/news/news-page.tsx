import { useConnection, useLoaded } from '@comanda/client/react'
import { findNews } from '@comanda/client/shops'
import type { News } from '@comanda/contract'
import {
  Badge,
  Button,
  buttonLook,
  EmptyState,
  BookmarkButton,
  Picture,
  VisitDrawing,
} from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useBookmarks } from '../bookmarks/use-bookmarks.ts'
import { useDay } from '../../language/use-day.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { showNotice } from '../../notices/notice.ts'
import { RichText } from './rich-text.tsx'
import './news-page.css'

const NewsGone = () => {
  const { t } = useVisitMessages()
  return (
    <EmptyState
      level={1}
      drawing={<VisitDrawing name="paper" />}
      title={t('news.notFound')}
      action={
        <Link to="/news" {...buttonLook()}>
          {t('news.all')}
        </Link>
      }
    />
  )
}

const NewsActions = ({ item }: { item: News }) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { has, toggle } = useBookmarks('news', `/news/${item.name}`)
  const title = name(item.title)
  const share = async (): Promise<void> => {
    const url = window.location.href
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    return showNotice({ text: t('news.linkCopied'), tone: 'success', id: 'share' })
  }
  return (
    <div className="news-actions">
      <BookmarkButton
        variant="soft"
        label={t('news.bookmark', { title })}
        pressed={has(item._id)}
        onToggle={() => toggle(item._id)}
      />
      <Button variant="quiet" icon="copy" onClick={() => void share()}>
        {t('news.share')}
      </Button>
    </div>
  )
}

const Article = ({ item }: { item: News }) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { menu } = useCatalogue()
  const day = useDay(menu?.shop.timeZone)
  const body = name(item.body)
  return (
    <article className="news">
      <Picture
        alt=""
        ratio="wide"
        eager
        {...pictureSource(item.image, '(min-width: 640px) 34rem, 100vw')}
      />
      <p className="news-day">
        <time dateTime={item.publishTime}>
          {t('news.published', { date: day(item.publishTime) })}
        </time>
        {item.endDate && (
          <Badge tone="highlight">{t('news.until', { date: day(item.endDate) })}</Badge>
        )}
      </p>
      <h1>{name(item.title)}</h1>
      {item.summary && <p className="news-summary">{name(item.summary)}</p>}
      {body && <RichText html={body} />}
      <NewsActions item={item} />
      <Link to="/news" {...buttonLook({ variant: 'plain' })}>
        {t('news.all')}
      </Link>
    </article>
  )
}

/** A news item by its name in the URL. */
export const NewsPage = ({ name }: { name: string }) => {
  const connection = useConnection()
  const loaded = useLoaded(name, async () => (await findNews(connection, name)) ?? 'gone')
  return (
    <LoadedContent loaded={loaded}>
      {(item) => (item === 'gone' ? <NewsGone /> : <Article item={item} />)}
    </LoadedContent>
  )
}
