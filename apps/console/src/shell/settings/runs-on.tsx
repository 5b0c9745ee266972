import { readServerVersions, type ServerVersions } from '@comanda/client/staff'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'

/** The versions of what the server runs on, for owners. */
export const RunsOn = () => {
  const { t } = useMessages()
  const [versions, setVersions] = useState<ServerVersions>()
  useEffect(() => {
    void readServerVersions().then(setVersions)
  }, [])
  if (!versions) return undefined
  const { comanda = '–', node, postgresql = '–' } = versions
  return <p className="settings-muted">{t('settings.runsOn', { comanda, node, postgresql })}</p>
}
