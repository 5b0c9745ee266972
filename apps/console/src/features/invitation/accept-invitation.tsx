import { normaliseError } from '@comanda/client'
import { openedInvitation } from '@comanda/client/staff'
import type { ReadInvitationResult } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, EmptyState } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { AcceptForm } from './accept-form.tsx'

interface AcceptInvitationProps {
  readonly code: string
  /** The invitation is accepted, or left. */
  readonly onDone: () => void
}

/** Who opened the link of an invitation reads what it is for, and accepts it by a password (STAFF-3.15). */
export const AcceptInvitation = ({ code, onDone }: AcceptInvitationProps) => {
  const { connection } = useStaff()
  const { t, locale } = useMessages()
  const [invitation] = useState(() => openedInvitation(connection, code))
  const [read, setRead] = useState<ReadInvitationResult>()
  const [problem, setProblem] = useState<string>()
  usePageTitle(t('invitation.title'))
  useEffect(() => {
    invitation.read().then(setRead, (error: unknown) => {
      const { code: failure } = normaliseError(error)
      setProblem(t(failure === 'invitationRefused' ? 'invitation.refused' : 'invitation.failed'))
    })
  }, [invitation, t])
  if (problem !== undefined)
    return (
      <EmptyState
        drawing="closed"
        title={problem}
        level={1}
        action={<Button onClick={onDone}>{t('signIn.title')}</Button>}
      />
    )
  if (!read)
    return (
      <p className="app-splash" role="status">
        {t('app.loading')}
      </p>
    )
  return (
    <AcceptForm
      invitation={invitation}
      read={read}
      shop={localizedName(read.shopName, locale)}
      onDone={onDone}
    />
  )
}
