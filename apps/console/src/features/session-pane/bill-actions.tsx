import type { DiscountRequest, SplitRequest, StaffSession } from '@comanda/client/staff'
import type { TableSession } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useApproval } from '../../staff/approval-context.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useRole } from '../../staff/use-role.ts'
import { useApprovalWords } from './approval-words.ts'
import { DiscountSheet } from './discount-sheet.tsx'
import type { PickTable } from './pick-table.ts'
import { SplitSheet } from './split-sheet.tsx'
import { useSessionStep } from './use-session-step.ts'

interface BillActionsProps {
  readonly session: TableSession
  readonly calls: StaffSession
  readonly pickTable: PickTable
}

/** What staff do with the bill as a whole: a discount, a second bill, and the bill of another table. */
export const BillActions = ({ session, calls, pickTable }: BillActionsProps) => {
  const { t } = useMessages()
  const { isWaiter } = useRole()
  const { step } = useSessionStep()
  const approved = useApproval()
  const words = useApprovalWords()
  const [sheet, setSheet] = useState<'discount' | 'split'>()
  const { _id: record, status, type, products } = session
  const isOpen = status === 'ongoing' || status === 'toPay'
  const isTable = type === 'dineIn'
  const isMany =
    products.reduce(
      (sum, line) => sum + (line.status === 'cancel' || line.fromProduct ? 0 : line.quantity),
      0,
    ) > 1
  if (!isOpen || !isWaiter) return undefined
  const discount = (request: DiscountRequest): void => {
    const of = {
      action: 'tableSessions/discount',
      record,
      words: words.discount(request),
      sum: 'less',
    } as const
    const work = () => approved(of, (fields) => calls.discount({ ...request, ...fields }))
    const clear = () =>
      void step(() => calls.discount({ none: true }), { text: t('pane.discountCleared') })
    void step(
      work,
      request.none
        ? { text: t('pane.discountCleared') }
        : { text: t('pane.discounted'), undo: clear },
    )
  }
  const split = (request: SplitRequest): void => {
    let made = ''
    const work = async () => {
      made = await calls.split(request)
    }
    const undo = () => void step(() => calls.merge(made), { text: t('pane.splitUndone') })
    void step(work, { text: t('pane.splitDone'), undo })
  }
  const merge = async (): Promise<void> => {
    const from = await pickTable({ other: record })
    if (!from?.session) return
    const { session: other } = from
    const undo = () => void step(() => calls.unmerge(other), { text: t('pane.unmerged') })
    await step(() => calls.merge(other), {
      text: t('pane.merged', { name: from.table.name }),
      undo,
    })
  }
  return (
    <div className="pane-bill-actions">
      {products.length > 0 && (
        <Button variant="quiet" onClick={() => setSheet('discount')}>
          {t('pane.discount')}
        </Button>
      )}
      {isTable && isMany && (
        <Button variant="quiet" onClick={() => setSheet('split')}>
          {t('pane.split')}
        </Button>
      )}
      {isTable && (
        <Button variant="quiet" onClick={() => void merge()}>
          {t('pane.merge')}
        </Button>
      )}
      {sheet === 'discount' && (
        <DiscountSheet
          session={session}
          calls={calls}
          onDiscount={discount}
          onClosed={() => setSheet(undefined)}
        />
      )}
      {sheet === 'split' && (
        <SplitSheet session={session} onSplit={split} onClosed={() => setSheet(undefined)} />
      )}
    </div>
  )
}
