import type { secondFactor } from '@comanda/client/staff'
import { QrCode } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { FactorCode, PresentPassword } from './factor-fields.tsx'
import { FactorForm } from './factor-form.tsx'

interface SetUpFactorProps {
  readonly calls: ReturnType<typeof secondFactor>
  readonly onCancel: () => void
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** Returns a secret in groups of four, as people type it. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Sets the second factor up: the password, then the QR code and a first code of the app. */
export const SetUpFactor = ({ calls, onCancel, onConfirmed }: SetUpFactorProps) => {
  const { t } = useMessages()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [made, setMade] = useState<{ secret: string; uri: string }>()
  if (!made)
    return (
      <FactorForm
        key="password"
        action={t('factor.next')}
        onCancel={onCancel}
        send={async () => setMade(await calls.setUp(password))}
      >
        <PresentPassword value={password} onChange={setPassword} />
      </FactorForm>
    )
  return (
    <FactorForm
      key="code"
      action={t('factor.confirm')}
      onCancel={onCancel}
      send={async () => onConfirmed((await calls.confirm(code)).recoveryCodes)}
    >
      <p>{t('factor.scan')}</p>
      <div className="account-qr">
        <QrCode text={made.uri} label={t('factor.qr')} />
      </div>
      <p>
        {t('factor.type')} <code className="account-secret">{grouped(made.secret)}</code>
      </p>
      <FactorCode isFirst value={code} onChange={setCode} />
    </FactorForm>
  )
}
