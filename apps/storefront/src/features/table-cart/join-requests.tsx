import { Button } from '@comanda/ui'
import type { TableGuest } from '@comanda/contract'
import { useTableMessages } from '../../language/table-messages.ts'
import { GuestMark } from './guest-mark.tsx'
import { useGuestWords } from './use-guest-words.ts'
import { useStep } from './use-step.ts'
import { useTable } from './use-table.ts'
import './join-requests.css'

const JoinRequest = ({ guest }: { readonly guest: TableGuest }) => {
  const { t } = useTableMessages()
  const called = useGuestWords()(guest)
  const { table } = useTable()
  const { step, isBusy } = useStep()
  return (
    <li className="join-request">
      <GuestMark guest={guest} />
      <span className="join-request-text">{t('table.asks', { guest: called })}</span>
      <span className="join-request-actions">
        <Button
          busy={isBusy}
          aria-label={t('table.letInWho', { guest: called })}
          onClick={() => void step(() => table.admit(guest._id))}
        >
          {t('table.letIn')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('table.noWho', { guest: called })}
          onClick={() => void step(() => table.decline(guest._id))}
        >
          {t('table.no')}
        </Button>
      </span>
    </li>
  )
}

/** Who asks to join, to those who may let them in (TABLE-1.5). */
export const JoinRequests = () => {
  const { state } = useTable()
  const shown = state.mayAdmit ? state.waiting : []
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul className="join-requests">
          {shown.map((guest) => (
            <JoinRequest key={guest._id} guest={guest} />
          ))}
        </ul>
      )}
    </div>
  )
}
