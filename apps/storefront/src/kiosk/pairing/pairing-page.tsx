import { connect } from '@comanda/client'
import type { KioskPairing } from '@comanda/client/kiosk'
import { useStore } from '@comanda/client/react'
import { PairingSign, QrCode } from '@comanda/ui'
import { useEffect } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'

/**
 * Shows the code that a manager types in the console, or scans, and the sign that they see there (KIOSK-1.1, KIOSK-1.7). The link
 * has the code after the `#`: no server or log sees it.
 */
const PairingPage = ({ pairing }: { readonly pairing: KioskPairing }) => {
  const { t } = useVisitMessages()
  const { code, sign } = useStore(pairing.state)
  useEffect(() => {
    const connection = connect({ url: '' })
    const end = pairing.begin(connection)
    return () => {
      end()
      connection.close()
    }
  }, [pairing])
  const link = `${window.location.origin}/console/#device=${code}`
  return (
    <main className="kiosk kiosk-pairing">
      <h1>{t('kiosk.notPaired')}</h1>
      <p>{t('kiosk.notPairedText')}</p>
      <p className="kiosk-code" role="status">
        {code ? `${code.slice(0, 4)} ${code.slice(4)}` : t('kiosk.connecting')}
      </p>
      <div className="kiosk-pairing-marks">
        {sign && (
          <PairingSign
            {...sign}
            name={t('kiosk.sign.name', {
              colour: t(`kiosk.sign.colours.${sign.colour}`),
              shape: t(`kiosk.sign.shapes.${sign.shape}`),
            })}
          />
        )}
        {code && <QrCode text={link} label={t('kiosk.console')} />}
      </div>
    </main>
  )
}

export default PairingPage
