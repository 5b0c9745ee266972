import { useStore } from '@comanda/client/react'
import { useMessages } from '../staff/messages.ts'
import { useStaff } from '../staff/staff-context.tsx'
import './connection-sign.css'

/** Whether what is shown is live. */
export const ConnectionSign = () => {
  const status = useStore(useStaff().connection.status)
  const { t } = useMessages()
  return (
    <span className="connection-sign" data-status={status} role="status">
      <span className="connection-sign-dot" aria-hidden="true" />
      {t(`connection.${status}`)}
    </span>
  )
}
