import { useStore } from '@comanda/client/react'
import { Suspense } from 'react'
import { useMessages } from '../language/messages.ts'
import { dialogs } from './dialogs.ts'
import './dialog-host.css'

/** Shows the dialogs that were asked for, and that one is on its way where that takes more than 500 ms (spec 000 §2). */
export const DialogHost = () => {
  const { t } = useMessages()
  const shown = useStore(dialogs.state)
  return shown.map(({ key, Dialog, isOpen }) => (
    <Suspense
      key={key}
      fallback={<span className="dialog-wait" role="status" aria-label={t('app.loading')} />}
    >
      <Dialog open={isOpen} onClosed={() => dialogs.close(key)} />
    </Suspense>
  ))
}
