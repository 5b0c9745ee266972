import { normaliseError } from '@comanda/client'
import type { WaitingList } from '@comanda/client/staff'
import type { WaitingParty } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

/** Returns what moves a party along: a toast says what came of it, with its undo (WAIT-3.4). */
export const useWaitingSteps = (list: WaitingList) => {
  const { t } = useMessages()
  const refuse = (failure: unknown): void => {
    const { reason, message } = normaliseError(failure)
    const text = reason === 'offline' ? t('floor.offline') : t('floor.notDone', { message })
    showToast(text, { tone: 'danger' })
  }
  const attempt = (work: Promise<unknown>): void => void work.catch(refuse)
  const set = async (party: WaitingParty, status: WaitingParty['status']): Promise<void> => {
    try {
      await list.patch(party._id, { status })
      showToast(t(`waitingList.done.${status}`, { number: party.number }), {
        tone: 'success',
        action: {
          text: t('app.undo'),
          run: () => attempt(list.patch(party._id, { status: party.status })),
        },
      })
    } catch (failure) {
      refuse(failure)
    }
  }
  return { set, attempt, refuse }
}
