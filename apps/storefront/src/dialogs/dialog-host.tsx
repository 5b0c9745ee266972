import { useStore } from '@comanda/client/react'
import { Suspense } from 'react'
import { useMessages } from '../language/messages.ts'
import { dialogs } from './dialogs.ts'
import './dialog-host.css'

/** Shows the open dialogs, and a spinner for one that takes more than 500 ms to load (SHELL-3.1). */
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
