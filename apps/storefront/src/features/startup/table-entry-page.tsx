import { useConnectionStatus } from '@comanda/client/react'
import { Drawing } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import './table-entry-page.css'

/** After this time the screen says that it takes long. */
const SLOW_MS = 6000

/** Shown while a table is being opened; start-up redirects from here. */
export const TableEntryPage = () => {
  const { t } = useMessages()
  const connection = useConnectionStatus()
  const { isLate } = useVisit()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="table-entry" role="status">
      <Drawing name="bowl" />
      <h1>{t('entry.opening')}</h1>
      {connection === 'offline' && <p>{t('entry.offline')}</p>}
      {connection !== 'offline' && isLate && <p>{t('entry.busy')}</p>}
      {connection !== 'offline' && !isLate && slow && <p>{t('entry.slow')}</p>}
    </div>
  )
}
