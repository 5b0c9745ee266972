import { Button } from '@comanda/ui'
import { useTableMessages } from '../../language/table-messages.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useGuestWords } from './use-guest-words.ts'
import { useStep } from './use-step.ts'
import { useTable } from './use-table.ts'

/** How many have chosen, one's own say, and who is left out of the order (TABLE-6.5). */
export const ReadyPart = () => {
  const { t } = useTableMessages()
  const list = useListWords()
  const called = useGuestWords()
  const { table, state } = useTable()
  const { step, isBusy } = useStep()
  const { guests, self, leftOut } = state
  const present = guests.filter(({ status }) => status === 'admitted')
  if (!self || present.length < 2) return null
  const ready = present.filter(({ isReady }) => isReady).length
  const names = guests.filter(({ _id }) => leftOut.includes(_id)).map(called)
  return (
    <div className="table-ready">
      {names.length > 0 && (
        <p>
          {t('table.leftOut', { names: list(names) })}{' '}
          <Button variant="plain" onClick={() => table.leaveOut([])}>
            {t('table.takeIn')}
          </Button>
        </p>
      )}
      <p role="status">{t('table.readyCount', { ready, count: present.length })}</p>
      <Button
        variant="quiet"
        icon={self.isReady ? 'check' : undefined}
        aria-pressed={self.isReady}
        busy={isBusy}
        onClick={() => void step(() => table.ready(!self.isReady))}
      >
        {t('table.iAmReady')}
      </Button>
    </div>
  )
}
