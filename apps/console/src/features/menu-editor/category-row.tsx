import type { Category } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Icon, IconButton } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'

interface CategoryRowProps {
  readonly category: Category
  readonly isDragged: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onDrag: () => void
  readonly onDrop: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onEdit: () => void
  readonly children: ReactNode
}

/** A category that is dragged to its place, or moved by its buttons or the arrow keys on its name. */
export const CategoryRow = ({
  category,
  isDragged,
  isFirst,
  isLast,
  onDrag,
  onDrop,
  onMove,
  onEdit,
  children,
}: CategoryRowProps) => {
  const { t, locale } = useMessages()
  const name = localizedName(category.name, locale)
  return (
    <li className="menu-editor-category" data-dragged={isDragged ? '' : undefined}>
      <Icon name="list" size="small" />
      <button
        type="button"
        className="menu-editor-open"
        aria-label={t('settings.editOf', { name })}
        onClick={onEdit}
        draggable
        onDragStart={onDrag}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          onDrop()
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
          if (by === undefined) return
          event.preventDefault()
          if (by === -1 ? !isFirst : !isLast) onMove(by)
        }}
      >
        {name}
      </button>
      <IconButton
        icon="down"
        label={t('methods.down', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <span className="menu-editor-up">
        <IconButton
          icon="down"
          label={t('methods.up', { name })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
      </span>
      {children}
    </li>
  )
}
