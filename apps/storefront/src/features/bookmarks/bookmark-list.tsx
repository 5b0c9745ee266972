import type { BookmarkedItem } from '@comanda/client/account'
import { BookmarkButton, Picture, Price } from '@comanda/ui'
import { type ReactNode, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { useMoney } from '../../money/use-money.ts'
import { useBookmarks } from './use-bookmarks.ts'
import { useMemberMessages } from '../../language/member-messages.ts'
import { useDay } from '../../language/use-day.ts'
import { useNames } from '../../language/use-names.ts'
import './bookmark-list.css'

const ItemLink = ({ item, children }: { item: BookmarkedItem; children: ReactNode }) => {
  if (item.kind === 'product')
    return (
      <Link to="/products/$id" params={{ id: item._id }} className="bookmark-row-open">
        {children}
      </Link>
    )
  if (item.kind === 'gift')
    return (
      <Link to="/member/rewards" className="bookmark-row-open">
        {children}
      </Link>
    )
  return (
    <Link to="/news/$name" params={{ name: item.name ?? '' }} className="bookmark-row-open">
      {children}
    </Link>
  )
}

const BookmarkRow = ({ item, onGone }: { item: BookmarkedItem; onGone: () => void }) => {
  const { t } = useMemberMessages()
  const name = useNames()
  const money = useMoney()
  const day = useDay()
  const bookmarks = useBookmarks(item.kind, '/member/bookmark')
  const title = name(item.title)
  return (
    <li className="bookmark-row">
      <Picture alt="" {...pictureSource(item.image, '5rem')} />
      <span className="bookmark-row-text">
        <ItemLink item={item}>{title}</ItemLink>
        <small>
          {item.price !== undefined && <Price text={money(item.price)} />}
          {item.points !== undefined && t('rewards.cost', { count: item.points })}
          {item.publishTime !== undefined && day(item.publishTime)}
        </small>
      </span>
      <span className="bookmark-row-heart">
        <BookmarkButton
          label={t('bookmark.add', { name: title })}
          pressed={bookmarks.has(item._id)}
          onToggle={() => {
            bookmarks.toggle(item._id)
            onGone()
          }}
        />
      </span>
    </li>
  )
}

interface BookmarkListProps {
  readonly items: readonly BookmarkedItem[]
  /** Shown after the last bookmark was removed. */
  readonly onNone: ReactNode
}

/** The bookmarks of one kind; a bookmark that is removed leaves the list. */
export const BookmarkList = ({ items, onNone }: BookmarkListProps) => {
  const [gone, setGone] = useState<readonly string[]>([])
  const shown = items.filter(({ _id }) => !gone.includes(_id))
  if (shown.length === 0) return onNone
  return (
    <ul className="bookmark-list">
      {shown.map((item) => (
        <BookmarkRow key={item._id} item={item} onGone={() => setGone([...gone, item._id])} />
      ))}
    </ul>
  )
}
