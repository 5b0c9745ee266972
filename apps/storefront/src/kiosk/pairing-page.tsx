import { connect } from '@comanda/client'
import type { KioskPairing } from '@comanda/client/kiosk'
import { useStore } from '@comanda/client/react'
import { QrCode } from '@comanda/ui'
import { useEffect } from 'react'
import { useVisitMessages } from '../language/visit-messages.ts'

/** Shows the code that a manager types in the console (KIOSK-1.1). */
export const PairingPage = ({ pairing }: { readonly pairing: KioskPairing }) => {
  const { t } = useVisitMessages()
  const { code } = useStore(pairing.state)
  useEffect(() => {
    const connection = connect({ url: '' })
    const end = pairing.begin(connection)
    return () => {
      end()
      connection.close()
    }
  }, [pairing])
  const console = `${window.location.origin}/console/`
  return (
    <main className="kiosk kiosk-pairing">
      <h1>{t('kiosk.notPaired')}</h1>
      <p>{t('kiosk.notPairedText')}</p>
      <p className="kiosk-code" role="status">
        {code ? `${code.slice(0, 4)} ${code.slice(4)}` : t('kiosk.connecting')}
      </p>
      <QrCode text={console} label={t('kiosk.console')} />
    </main>
  )
}
