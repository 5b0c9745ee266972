import { localizedName, type LocalizedText } from '@comanda/engine/catalog'
import { Icon, IconButton } from '@comanda/ui'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'

interface Item {
  readonly _id: string
  readonly name: LocalizedText
}

interface MovedListProps<T extends Item> {
  readonly items: readonly T[]
  /** Moves an item to a place, from 0. */
  readonly onMove: (id: string, to: number) => void
  readonly onOpen: (item: T) => void
  readonly openLabel: (name: string) => string
  /** What else is done with an item. */
  readonly actions?: (item: T, name: string) => ReactNode
}

/** Records in their order: each is dragged to its place, or moved by its buttons or the arrow keys on its name. */
export const MovedList = <T extends Item>({
  items,
  onMove,
  onOpen,
  openLabel,
  actions,
}: MovedListProps<T>) => {
  const { t, locale } = useMessages()
  const [dragged, setDragged] = useState<string>()
  return (
    <ol className="menu-editor-list">
      {items.map((item, index) => {
        const { _id } = item
        const name = localizedName(item.name, locale) || t('menu.unnamed')
        const isLast = index === items.length - 1
        return (
          <li
            key={_id}
            className="menu-editor-category"
            data-dragged={dragged === _id ? '' : undefined}
          >
            <Icon name="list" size="small" />
            <button
              type="button"
              className="menu-editor-open"
              aria-label={openLabel(name)}
              onClick={() => onOpen(item)}
              draggable
              onDragStart={() => setDragged(_id)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== undefined) onMove(dragged, index)
                setDragged(undefined)
              }}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
                if (by === undefined) return
                event.preventDefault()
                onMove(_id, index + by)
              }}
            >
              {name}
            </button>
            <IconButton
              icon="down"
              label={t('methods.down', { name })}
              disabled={isLast}
              onClick={() => onMove(_id, index + 1)}
            />
            <span className="menu-editor-up">
              <IconButton
                icon="down"
                label={t('methods.up', { name })}
                disabled={index === 0}
                onClick={() => onMove(_id, index - 1)}
              />
            </span>
            {actions?.(item, name)}
          </li>
        )
      })}
    </ol>
  )
}
