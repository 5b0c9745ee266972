import { normaliseError } from '@comanda/client'
import type { PlacedTable, Wall } from '@comanda/client/staff'
import type { TableViewItem } from '@comanda/contract'
import { listInSentence } from '@comanda/locales'
import { showToast } from '@comanda/ui'
import { useRef, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { PlanDraft } from './plan-draft.ts'
import type { useWalls } from './use-walls.ts'

/** The server stores the fields of an entry in another order. */
const textOf = (value: object | undefined): string =>
  JSON.stringify(Object.entries(value ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)))

const isSame = (one: object | undefined, other: object | undefined): boolean =>
  textOf(one) === textOf(other)

const isSameWalls = (some: readonly Wall[], others: readonly Wall[]): boolean =>
  some.length === others.length && some.every((wall, at) => isSame(wall, others[at]))

interface SavedPlan {
  readonly area: string | undefined
  /** As they were when it was opened, at first. */
  readonly tables: readonly TableViewItem[]
  readonly plan: ReturnType<typeof useWalls>
  readonly onDone: () => void
}

/**
 * Returns what stores a room: its tables and its walls as they were seen when it was opened. What somebody else has changed since is
 * shown, and stays in the draft: saved again, it replaces what was shown, and no more than that (PLAN-1.4).
 */
export const useSavePlan = ({ area, tables, plan, onDone }: SavedPlan) => {
  const { t, locale } = useMessages()
  const [isBusy, setIsBusy] = useState(false)
  const seen = useRef({
    tables: new Map(tables.map((table) => [table._id, table])),
    walls: plan.walls,
  })
  /** Returns the names of tables that somebody else has placed. */
  const place = ({ plans }: PlanDraft): Promise<readonly string[]> => {
    const placed = [...seen.current.tables.values()].flatMap((table): PlacedTable[] => {
      const stands = plans.get(table._id)
      return stands && !isSame(stands, table.plan) ? [{ table, plan: stands }] : []
    })
    return plan.place(placed, (table) => seen.current.tables.set(table._id, table))
  }
  /** Returns whether the walls are stored; if not, somebody else has changed them. */
  const build = async ({ walls }: PlanDraft): Promise<boolean> => {
    const known = seen.current.walls
    if (
      isSameWalls(
        known.filter((wall) => wall.area === area),
        walls,
      )
    )
      return true
    const made = [...known.filter((wall) => wall.area !== area), ...walls]
    const theirs = await plan.build(known, made)
    seen.current.walls = theirs ?? made
    return theirs === undefined
  }
  const save = async (draft: PlanDraft): Promise<void> => {
    setIsBusy(true)
    try {
      const refused = await place(draft)
      const isBuilt = await build(draft)
      if (refused.length > 0) {
        const names = listInSentence(refused, locale)
        showToast(t('plan.placedElsewhere', { names }), { tone: 'danger' })
      }
      if (!isBuilt) showToast(t('plan.wallsElsewhere'), { tone: 'danger' })
      if (refused.length > 0 || !isBuilt) return
      showToast(t('plan.saved'), { tone: 'success' })
      onDone()
    } catch (failure) {
      const { reason, message } = normaliseError(failure)
      const text = reason === 'offline' ? t('floor.offline') : t('floor.notDone', { message })
      showToast(text, { tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, save }
}
