import { useStore } from '@comanda/client/react'
import { lazy, Suspense } from 'react'
import { useMessages } from '../language/messages.ts'
import { notices } from './notice.ts'

const Toasts = lazy(() => import('./toasts.tsx'))

/** The place of toasts; it loads nothing before the first one. */
export const ToastHost = () => {
  const { t } = useMessages()
  const shown = useStore(notices)
  return shown.length === 0 ? null : (
    <Suspense>
      <Toasts label={t('app.messages')} notices={shown} />
    </Suspense>
  )
}
