import { Button, Field, Sheet } from '@comanda/ui'
import { type SubmitEvent, useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { KeyPad } from '../key-pad.tsx'

/** The longest code. */
const MOST = 40

interface TypeCodeProps {
  readonly onCode: (code: string) => void
  readonly onClosed: () => void
}

/** A member's or coupon's code by keys on the glass, for a guest whose phone nothing can scan (KIOSK-5.6). */
export const TypeCode = ({ onCode, onClosed }: TypeCodeProps) => {
  const { t } = useVisitMessages()
  const [code, setCode] = useState('')
  return (
    <Sheet open title={t('kiosk.scan.type')} closeLabel={t('app.close')} onClosed={onClosed}>
      {(close) => (
        <form
          className="kiosk-type-code"
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            if (code.trim() === '') return
            onCode(code)
            close()
          }}
        >
          <Field
            label={t('kiosk.scan.code')}
            value={code}
            maxLength={MOST}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            inputMode="none"
            onChange={({ target }) => setCode(target.value)}
          />
          <KeyPad
            hasLetters
            onKey={(key) => setCode((before) => (before + key).slice(0, MOST))}
            onDelete={() => setCode((before) => before.slice(0, -1))}
          />
          <Button type="submit" size="large" wide disabled={code.trim() === ''}>
            {t('kiosk.goOn')}
          </Button>
        </form>
      )}
    </Sheet>
  )
}
