import { serverNow } from '@comanda/client'
import { Banner, Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useTableMessages } from '../../language/table-messages.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useGuestWords } from './use-guest-words.ts'
import { useTable } from './use-table.ts'

/** When staff may let a guest in, and how often it is looked whether that is so, in ms. */
const STAFF_FROM = 60_000
const TICK = 5_000

/** To who waits to be let in, and who was not (TABLE-1.3). The menu stays as it is below. */
export const WaitsBanner = () => {
  const { t } = useTableMessages()
  const called = useGuestWords()
  const { visit } = useDiner()
  const { table, state } = useTable()
  const { phase, self } = state
  const since = Date.parse(self?.joinTime ?? '')
  const [now, setNow] = useState(() => serverNow())
  const isWaiting = phase === 'waiting'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(serverNow()), TICK)
    return () => clearInterval(timer)
  }, [isWaiting])
  const name = self?.table ?? ''
  if (phase === 'declined')
    return (
      <Banner tone="danger" icon="warning">
        <strong>{t('table.declined.title', { name })}</strong>
        <p>{t('table.declined.text')}</p>
      </Banner>
    )
  if (phase === 'full')
    return (
      <Banner tone="danger" icon="warning">
        <strong>{t('table.full.title')}</strong>
        <p>{t('table.full.text')}</p>
      </Banner>
    )
  if (!isWaiting || !self) return null
  const leave = async (): Promise<void> => {
    await table.leave().catch(() => undefined)
    visit.chooseMode('takeAway')
  }
  return (
    <Banner
      tone="highlight"
      icon="clock"
      action={
        <Button variant="plain" onClick={() => void leave()}>
          {t('table.waits.leave')}
        </Button>
      }
    >
      <strong>{t('table.waits.title', { name })}</strong>
      <p>{t('table.waits.text', { guest: called(self) })}</p>
      {now - since >= STAFF_FROM && <p>{t('table.waits.long')}</p>}
    </Banner>
  )
}
