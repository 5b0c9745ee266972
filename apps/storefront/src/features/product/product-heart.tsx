import { BookmarkButton } from '@comanda/ui'
import { useBookmarks } from '../bookmarks/use-bookmarks.ts'
import { useMemberMessages } from '../../language/member-messages.ts'

interface ProductHeartProps {
  readonly id: string
  /** Its name on the menu. */
  readonly name: string
}

/** Adds a dish to the member's bookmarks. */
export const ProductHeart = ({ id, name }: ProductHeartProps) => {
  const { t } = useMemberMessages()
  const { has, toggle } = useBookmarks('product', `/products/${id}`)
  return (
    <BookmarkButton
      label={t('bookmark.add', { name })}
      pressed={has(id)}
      onToggle={() => toggle(id)}
    />
  )
}
