import { useStore } from '@comanda/client/react'
import { useMessages } from '../staff/messages.ts'
import { useStaff } from '../staff/staff-context.tsx'
import './connection-indicator.css'

/** Shows whether the screen is updated live. */
export const ConnectionIndicator = () => {
  const status = useStore(useStaff().connection.status)
  const { t } = useMessages()
  return (
    <span className="connection-indicator" data-status={status} role="status">
      <span className="connection-indicator-dot" aria-hidden="true" />
      {t(`connection.${status}`)}
    </span>
  )
}
