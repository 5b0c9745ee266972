import type { SplitRequest, StaffSession } from '@comanda/client/staff'
import { useMessages } from '../../staff/messages.ts'
import { useSessionStep } from './use-session-step.ts'

/** Returns what takes dishes to a second bill of the table; its toast makes it one bill again (STAFF-4.13). */
export const useSplitStep = (calls: Pick<StaffSession, 'split' | 'merge'>) => {
  const { t } = useMessages()
  const { step } = useSessionStep()
  return async (request: SplitRequest): Promise<void> => {
    let made = ''
    const work = async () => {
      made = await calls.split(request)
    }
    const undo = () => void step(() => calls.merge(made), { text: t('pane.splitUndone') })
    await step(work, { text: t('pane.splitDone'), undo })
  }
}
