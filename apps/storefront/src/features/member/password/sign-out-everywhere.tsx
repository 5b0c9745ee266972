import { normaliseError } from '@comanda/client'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { drafts } from '../../../drafts/drafts.ts'
import { callFailureKey } from '../form/call-failure.ts'

/** Ends every login of the account, this one too, for someone who lost a phone. */
export const SignOutEverywhere = () => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const signOut = async (): Promise<void> => {
    setBusy(true)
    try {
      await client.authentication.signOutEverywhere()
      drafts.clear()
      showNotice({ text: t('password.everywhereDone') })
      await navigate({ to: '/member', replace: true })
    } catch (failure) {
      showNotice({ text: t(callFailureKey(normaliseError(failure))), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="plain" icon="signOut" wide busy={busy} onClick={() => void signOut()}>
      {t('password.everywhere')}
    </Button>
  )
}
