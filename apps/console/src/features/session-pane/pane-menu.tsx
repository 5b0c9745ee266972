import { Icon, type IconName } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/** What can be done besides the primary action: by a press, or on a page. */
export interface PaneMenuItem {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  readonly run: () => void
}

interface PaneMenuProps {
  readonly title: string
  readonly items: readonly PaneMenuItem[]
  readonly links: ReactNode
  readonly onClosed: () => void
}

/** All that can be done with a bill besides its primary action. */
export const PaneMenu = ({ title, items, links, onClosed }: PaneMenuProps) => {
  const chosen = useRef<PaneMenuItem>(undefined)
  return (
    <StaffSheet
      open
      drops="freely"
      title={title}
      onClosed={() => {
        onClosed()
        // What it opens comes once this is gone.
        chosen.current?.run()
      }}
    >
      {(close) => (
        <ul className="pane-menu">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className="pane-menu-item"
                onClick={() => {
                  chosen.current = item
                  close()
                }}
              >
                <Icon name={item.icon} />
                {item.text}
              </button>
            </li>
          ))}
          {links}
        </ul>
      )}
    </StaffSheet>
  )
}
