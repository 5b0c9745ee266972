import { useStore } from '@comanda/client/react'
import { Button } from '@comanda/ui'
import { useLayoutEffect } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { ToolButton } from '../glass/tool-button.tsx'
import '../kiosk-people.css'

/** The button by which a guest asks for help, and what came of it: who is on the way (KIOSK-8.1, KIOSK-8.2). */
export const KioskHelp = () => {
  const { t } = useVisitMessages()
  const { help } = useKiosk().client
  const { status, name } = useStore(help.state)
  const isShown = status !== 'none'
  // The screens leave room for what came of it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isShown) dataset['help'] = ''
    return () => {
      delete dataset['help']
    }
  }, [isShown])
  const words = {
    none: '',
    ringing: t('kiosk.help.ringing'),
    coming: name ? t('kiosk.help.coming', { name }) : t('kiosk.help.somebodyComing'),
    failed: t('kiosk.help.failed'),
  }[status]
  return (
    <>
      <ToolButton
        icon="bell"
        label={t('kiosk.help.ask')}
        pressed={status === 'ringing' || status === 'coming'}
        onClick={() => void help.ask()}
      />
      {isShown && (
        <div className="kiosk-help">
          <p role="status">{words}</p>
          <Button variant="quiet" onClick={() => void help.cancel().catch(() => undefined)}>
            {t('kiosk.help.cancel')}
          </Button>
        </div>
      )}
    </>
  )
}
