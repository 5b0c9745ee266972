import type {
  CloseRequest,
  DiscountRequest,
  ReopenRequest,
  StaffSession,
} from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { useApproval } from '../../staff/approvals/approval-context.tsx'
import { useMessages } from '../../staff/messages.ts'
import { sessionPlace } from '../../staff/bills/session-place.ts'
import { useApprovalWords } from './approval-words.ts'
import type { PickTable } from './pick-table.ts'
import { useSessionStep } from './use-session-step.ts'

export interface PaneProps {
  readonly session: TableSession
  readonly calls: StaffSession
  readonly pickTable: PickTable
  /** Called with a paid table at which others are to be seated. */
  readonly onSeatOthers?: ((table: string) => void) | undefined
  /** Called once the session has ended. */
  readonly onClosed: () => void
}

/** What staff do with a bill as a whole; a toast says what came of each, with its undo. */
export const useBillSteps = ({ session, calls, pickTable, onClosed }: PaneProps) => {
  const { t } = useMessages()
  const { isBusy, step } = useSessionStep()
  const approved = useApproval()
  const words = useApprovalWords()
  const { _id: record, tables } = session
  const place = sessionPlace(session, t)
  const [from] = tables
  const bring = async (other: string, name: string): Promise<void> => {
    const undo = () => void step(() => calls.unmerge(other), { text: t('pane.unmerged') })
    await step(() => calls.merge(other), { text: t('pane.merged', { name }), undo })
  }
  const moveTo = async ({ _id, name }: { readonly _id: string; readonly name: string }) => {
    if (!from) return
    const undo = () => void step(() => calls.move(from.item), { text: t('pane.movedBack') })
    await step(() => calls.move(_id), { text: t('pane.moved', { name }), undo })
  }
  return {
    isBusy,
    close: async (request: CloseRequest): Promise<void> => {
      const action = 'tableSessions/close'
      const of = { action, record, words: words.close(place, request), sum: 'unpaid' } as const
      const work = () => approved(of, (fields) => calls.close({ ...request, ...fields }))
      if (await step(work, { text: t('pane.closed', { place }) })) onClosed()
    },
    reopen: async (request: ReopenRequest): Promise<void> => {
      const action = 'tableSessions/reopen'
      const of = { action, record, words: words.reopen(place), sum: 'bill' } as const
      const work = () => approved(of, (fields) => calls.reopen({ ...request, ...fields }))
      await step(work, { text: t('pane.reopened', { place }) })
    },
    serve: async (): Promise<void> => {
      await step(calls.serve, { text: t('pane.allServed', { place }) })
    },
    move: async (): Promise<void> => {
      const to = await pickTable()
      if (to) await moveTo(to.table)
    },
    merge: async (): Promise<void> => {
      const picked = await pickTable({ other: record })
      if (picked?.session !== undefined) await bring(picked.session, picked.table.name)
    },
    /** To a free table, or, if guests sit at the one that is pressed, their bill comes here. */
    moveOrMerge: async (): Promise<void> => {
      const to = await pickTable({ other: record, moved: place })
      if (!to) return
      if (to.session === undefined) await moveTo(to.table)
      else await bring(to.session, to.table.name)
    },
    discount: async (request: DiscountRequest): Promise<void> => {
      const action = 'tableSessions/discount'
      const of = { action, record, words: words.discount(request), sum: 'less' } as const
      const work = () => approved(of, (fields) => calls.discount({ ...request, ...fields }))
      const cleared = t('pane.discountCleared')
      const clear = () => void step(() => calls.discount({ none: true }), { text: cleared })
      const done = request.none ? { text: cleared } : { text: t('pane.discounted'), undo: clear }
      await step(work, done)
    },
    /** Sends lines on hold to the kitchen, all of them without a course. */
    fire: async (course?: { readonly name: string; readonly lines: readonly string[] }) => {
      if (!course) await step(() => calls.fire(), { text: t('pane.fired') })
      else {
        const { name, lines } = course
        await step(() => calls.fire([...lines]), { text: t('pane.firedCourse', { name }) })
      }
    },
  }
}
export type BillSteps = ReturnType<typeof useBillSteps>
