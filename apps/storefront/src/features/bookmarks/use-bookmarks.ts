import { type DinerClient } from '@comanda/client'
import { type BookmarkKind, type Bookmarks, createBookmarks } from '@comanda/client/account'
import { useStore } from '@comanda/client/react'
import { useEffect } from 'react'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useAuthentication } from '../../diner/use-stores.ts'
import { useMemberMessages } from '../../language/member-messages.ts'
import { showNotice } from '../../notices/notice.ts'

const made = new WeakMap<DinerClient, Bookmarks>()

/** Returns the one store of the member's bookmarks, created with the first heart that is shown. */
const bookmarksOf = (client: DinerClient): Bookmarks => {
  const present = made.get(client)
  if (present) return present
  const bookmarks = createBookmarks(client.connection, client.authentication)
  made.set(client, bookmarks)
  return bookmarks
}

/** Returns the bookmarks of a kind, with a toggle; without a login it leads to the login page and back to `next`. */
export const useBookmarks = (kind: BookmarkKind, next: string) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const { user } = useAuthentication()
  const navigate = useNavigate()
  const bookmarks = bookmarksOf(client)
  const { ids } = useStore(bookmarks.state)
  useEffect(() => void bookmarks.load(), [bookmarks])

  const toggle = async (item: string): Promise<void> => {
    if (!user) {
      showNotice({ text: t('bookmark.logInToAdd'), id: 'bookmark' })
      await navigate({ to: '/member/login', search: { next } })
      return
    }
    try {
      const isKept = await bookmarks.toggle(kind, item)
      showNotice({ text: t(isKept ? 'bookmark.added' : 'bookmark.removed'), id: 'bookmark' })
    } catch {
      showNotice({ text: t('callFailure.unknown'), tone: 'danger', id: 'bookmark' })
    }
  }
  return {
    has: (item: string) => ids[kind].has(item),
    toggle: (item: string) => void toggle(item),
  }
}
