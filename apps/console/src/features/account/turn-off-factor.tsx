import type { secondFactor } from '@comanda/client/staff'
import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { FactorCode, PresentPassword } from './factor-fields.tsx'
import { FactorForm } from './factor-form.tsx'

interface TurnOffFactorProps {
  readonly calls: ReturnType<typeof secondFactor>
  readonly onClosed: () => void
}

/** Turns the second factor off, with the password and a code (ACC-5.3). */
export const TurnOffFactor = ({ calls, onClosed }: TurnOffFactorProps) => {
  const { t } = useMessages()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const send = async (): Promise<void> => {
    await calls.turnOff(password, code)
    showToast(t('factor.turnedOff'), { tone: 'success' })
    onClosed()
  }
  return (
    <FactorForm action={t('factor.turnOff')} variant="danger" onCancel={onClosed} send={send}>
      <PresentPassword value={password} onChange={setPassword} />
      <FactorCode value={code} onChange={setCode} />
    </FactorForm>
  )
}
