import { type BookmarkedItems, loadBookmarkedItems } from '@comanda/client/account'
import { useConnection, useLoaded } from '@comanda/client/react'
import { buttonLook, EmptyState, MemberDrawing, Page, ScrollTabs } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import { useAuthentication } from '../../diner/use-stores.ts'
import { useMemberMessages } from '../../language/member-messages.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { BookmarkList } from './bookmark-list.tsx'

const tabs = ['news', 'products', 'coupons'] as const
type Tab = (typeof tabs)[number]

const empties = {
  news: { title: 'bookmark.emptyNews', to: '/news', text: 'bookmark.toNews' },
  products: { title: 'bookmark.emptyProducts', to: '/browse', text: 'bookmark.toMenu' },
  coupons: { title: 'bookmark.emptyCoupons', to: '/member/rewards', text: 'bookmark.toRewards' },
} as const

const Nothing = ({ tab }: { readonly tab: Tab }) => {
  const { t } = useMemberMessages()
  const { title, to, text } = empties[tab]
  return (
    <EmptyState
      drawing={<MemberDrawing name="heart" />}
      title={t(title)}
      action={
        <Link to={to} {...buttonLook({ variant: 'quiet' })}>
          {t(text)}
        </Link>
      }
    >
      {t('bookmark.emptyText')}
    </EmptyState>
  )
}

/** The member's bookmarks: news, dishes and rewards. */
export const BookmarkPage = () => {
  const { t } = useMemberMessages()
  const [tab, setTab] = useState<Tab>('news')
  const { user } = useAuthentication()
  const connection = useConnection()
  const loaded = useLoaded(user?._id, () => loadBookmarkedItems(connection))
  const of = (items: BookmarkedItems) => items[tab]
  return (
    <Page title={t('bookmark.title')}>
      <ScrollTabs
        name="bookmark"
        label={t('bookmark.tabs')}
        look="pill"
        tabs={tabs.map((id) => ({ id, text: t(`bookmark.${id}`) }))}
        selected={tab}
        onSelect={(id) => setTab(tabs.find((known) => known === id) ?? 'news')}
      />
      <div role="tabpanel" id={`bookmark-panel-${tab}`} aria-labelledby={`bookmark-tab-${tab}`}>
        <LoadedContent loaded={loaded}>
          {(items) =>
            of(items).length === 0 ? (
              <Nothing tab={tab} />
            ) : (
              <BookmarkList key={tab} items={of(items)} onNone={<Nothing tab={tab} />} />
            )
          }
        </LoadedContent>
      </div>
    </Page>
  )
}
