import { normaliseError } from '@comanda/client'
import { changeProfile } from '@comanda/client/account'
import type { User } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { callFailureKey } from '../form/call-failure.ts'
import './own-data.css'

/** The carrier that the member has remembered for Taiwan invoices, to be removed (INV-1.8). */
export const RememberedCarrier = ({ user }: { readonly user: User }) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const [busy, setBusy] = useState(false)
  const { invoiceCarrier: carrier } = user
  if (carrier === undefined) return null
  const forget = async (): Promise<void> => {
    setBusy(true)
    try {
      const changed = await changeProfile(client.connection, user, { invoiceCarrier: null })
      showNotice({ text: t('profile.carrierForgotten'), tone: 'success' })
      client.authentication.changed(changed)
    } catch (failure) {
      showNotice({ text: t(callFailureKey(normaliseError(failure))), tone: 'danger' })
      setBusy(false)
    }
  }
  return (
    <section className="own-data" aria-labelledby="remembered-carrier">
      <h2 id="remembered-carrier">{t('profile.carrier')}</h2>
      <p>{t('profile.carrierText', { carrier })}</p>
      <Button variant="quiet" icon="trash" wide busy={busy} onClick={() => void forget()}>
        {t('profile.forgetCarrier')}
      </Button>
    </section>
  )
}
