import type {
  AdjustLineRequest,
  ChangeLineRequest,
  StaffSession,
  VoidRequest,
} from '@comanda/client/staff'
import type { SessionLine } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useApproval } from '../../staff/approvals/approval-context.tsx'
import { useFallenPromotion } from '../../staff/bills/fallen-promotion.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useApprovalWords } from './approval-words.ts'
import { useSessionStep } from './use-session-step.ts'

/** Returns what carries out the changes of a dish, each with its toast; a change of the quantity or the remark can be undone from it. */
export const useLineSteps = (calls: StaffSession, record: string) => {
  const { t, locale } = useMessages()
  const { step } = useSessionStep()
  const approved = useApproval()
  const words = useApprovalWords()
  const shown = useFallenPromotion()
  const nameOf = (line: SessionLine): string => localizedName(line.name, locale)
  return {
    takeOff: (line: SessionLine, request: VoidRequest): void => {
      const count = request.lines[0]?.quantity ?? line.quantity
      const text = t('pane.voided', { count, name: nameOf(line) })
      const of = {
        action: 'tableSessions/voidLines',
        record,
        words: words.takeOff(nameOf(line), count, request),
        sum: 'less',
      } as const
      const work = () =>
        shown((promotions) =>
          approved(of, (fields) => calls.voidLines({ ...request, ...promotions, ...fields })),
        )
      void step(work, { text })
    },
    change: (line: SessionLine, request: ChangeLineRequest): void => {
      const { quantity = line.quantity } = request
      const back = {
        line: line.id,
        ...(request.quantity === undefined ? {} : { quantity: line.quantity }),
        ...(request.customRemark === undefined ? {} : { customRemark: line.customRemark ?? null }),
      }
      const undo = () => void step(() => calls.changeLine(back), { text: t('pane.changedBack') })
      const text = t('pane.lineChanged', { count: quantity, name: nameOf(line) })
      // Other choices or another weight are a line of its own at today's price: changing back would not bring the former one back.
      const isNew = request.options !== undefined || request.weight !== undefined
      void step(() => calls.changeLine(request), isNew ? { text } : { text, undo })
    },
    adjust: (line: SessionLine, request: AdjustLineRequest): void => {
      const of = {
        action: 'tableSessions/adjustLine',
        record,
        words: words.adjust(nameOf(line), request),
        sum: 'less',
      } as const
      const work = () => approved(of, (fields) => calls.adjustLine({ ...request, ...fields }))
      void step(work, { text: t('pane.adjusted', { name: nameOf(line) }) })
    },
  }
}
