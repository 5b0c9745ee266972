import { isStillServed } from '@comanda/shop-rules/table-guests'
import type { TableSession } from '@comanda/contract'
import { useMessages } from '../../staff/messages.ts'
import { useRole } from '../../staff/use-role.ts'
import { type How, hows } from './close-sheet.tsx'
import type { NextCourse } from './next-course.ts'
import type { PaneMenuItem } from './pane-menu.tsx'
import type { PrimaryAction } from './primary-action.ts'
import type { BillSteps } from './use-bill-steps.ts'

/** A sheet that an entry of the menu opens. */
export type PaneSheet = How | 'reopen' | 'split'

const howIcons = {
  paidElsewhere: 'check',
  onTheHouse: 'spark',
  walkout: 'signOut',
} as const satisfies Readonly<Record<How, PaneMenuItem['icon']>>

interface ItemFacts {
  readonly session: TableSession
  readonly steps: BillSteps
  readonly next: NextCourse | undefined
  readonly primary: PrimaryAction | undefined
  readonly freeText: string
  readonly onSeatOthers: ((table: string) => void) | undefined
  readonly onSheet: (sheet: PaneSheet) => void
}

/** Returns what the menu of a bill has: all that its staff can do with it now but the primary action (STAFF-4.22). */
export const usePaneItems = (facts: ItemFacts): readonly PaneMenuItem[] => {
  const { session, steps, next, primary, freeText, onSeatOthers, onSheet } = facts
  const { t } = useMessages()
  const { isWaiter } = useRole()
  const { status, outstanding, type, tables, products } = session
  const isOpen = status === 'ongoing' || status === 'toPay'
  const isTable = type === 'dineIn'
  const isFree = outstanding <= 0
  const units = products.reduce(
    (sum, line) => sum + (line.status === 'cancel' || line.fromProduct ? 0 : line.quantity),
    0,
  )
  const all: readonly (PaneMenuItem & { readonly isShown: boolean })[] = [
    {
      id: 'split',
      icon: 'copy',
      text: t('pane.split'),
      isShown: isOpen && isWaiter && isTable && units > 1,
      run: () => onSheet('split'),
    },
    {
      id: 'move',
      icon: 'table',
      text: t('pane.move'),
      isShown: isOpen && tables.length > 0,
      run: () => void steps.move(),
    },
    {
      id: 'merge',
      icon: 'list',
      text: t('pane.merge'),
      isShown: isOpen && isWaiter && isTable,
      run: () => void steps.merge(),
    },
    {
      id: 'fire',
      icon: 'flame',
      text: t(next?.isFollowed ? 'pane.fireAll' : 'pane.fire'),
      isShown: isOpen && next !== undefined && (next.isFollowed || primary !== 'send'),
      run: () => void steps.fire(),
    },
    {
      id: 'free',
      icon: 'check',
      text: freeText,
      isShown: isOpen && isFree && primary !== 'free' && products.length > 0,
      run: () => void steps.close({}),
    },
    ...hows.map((how) => ({
      id: how,
      icon: howIcons[how],
      text: t(`pane.how.${how}`),
      isShown: isOpen && !isFree,
      run: () => onSheet(how),
    })),
    {
      id: 'seat',
      icon: 'person',
      text: t('pane.seatOthers'),
      isShown: isStillServed(session) && isWaiter && onSeatOthers !== undefined,
      run: () => {
        const [table] = tables
        if (table) onSeatOthers?.(table.item)
      },
    },
    {
      id: 'reopen',
      icon: 'again',
      text: t('pane.reopen'),
      isShown: status === 'done' && primary !== 'reopen',
      run: () => onSheet('reopen'),
    },
  ]
  return all.filter(({ isShown }) => isShown)
}
