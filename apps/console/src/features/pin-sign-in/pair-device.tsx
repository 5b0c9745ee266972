import { normaliseError } from '@comanda/client'
import { Button, Field } from '@comanda/ui'
import { type SubmitEvent, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

/** Pairs this device with a shop by the code that a manager shows, so that people share it. */
export const PairDevice = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { device } = useStaff()
  const { t } = useMessages()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const pair = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await device.pair(code)
      onCancel()
      return
    } catch (error) {
      const { reason } = normaliseError(error)
      setProblem(reason === undefined ? t('pairing.wrong') : t('signIn.offline'))
    }
    setIsBusy(false)
  }
  return (
    <main className="sign-in">
      <form
        className="sign-in-card"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (!isBusy) void pair()
        }}
      >
        <h1>{t('pairing.title')}</h1>
        <p className="sign-in-text">{t('pairing.text')}</p>
        <Field
          label={t('pairing.code')}
          error={problem || undefined}
          inputMode="numeric"
          autoComplete="off"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('pairing.pair')}
        </Button>
        <Button variant="quiet" size="large" wide onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      </form>
    </main>
  )
}
