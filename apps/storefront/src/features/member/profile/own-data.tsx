import { normaliseError } from '@comanda/client'
import { exportPersonalData } from '@comanda/client/account'
import type { User } from '@comanda/contract'
import { Button, MemberIcon } from '@comanda/ui'
import { useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { callFailureKey } from '../form/call-failure.ts'
import { EraseSheet } from './erase-sheet.tsx'
import './own-data.css'

/** Downloads a text as a file. */
const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

const INDENT = 2

/** Everything that is stored about the member, to be exported or deleted. */
export const OwnData = ({ user }: { readonly user: User }) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const [busy, setBusy] = useState(false)
  const [erasing, setErasing] = useState(false)
  const exportAll = async (): Promise<void> => {
    setBusy(true)
    try {
      const data = await exportPersonalData(client.connection)
      saveFile(`member-${user.memberNumber ?? user._id}.json`, JSON.stringify(data, null, INDENT))
      showNotice({ text: t('profile.exported'), tone: 'success' })
    } catch (failure) {
      showNotice({ text: t(callFailureKey(normaliseError(failure))), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="own-data" aria-labelledby="own-data-title">
      <h2 id="own-data-title">{t('profile.data')}</h2>
      <p>{t('profile.dataText')}</p>
      <Button
        variant="quiet"
        icon={<MemberIcon name="download" size="small" />}
        wide
        busy={busy}
        onClick={() => void exportAll()}
      >
        {t('profile.export')}
      </Button>
      <Button variant="danger" icon="trash" wide onClick={() => setErasing(true)}>
        {t('profile.erase')}
      </Button>
      {erasing && <EraseSheet onClosed={() => setErasing(false)} />}
    </section>
  )
}
