import { Button, Field, Sheet } from '@comanda/ui'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { KeyPad, type Keys } from './key-pad.tsx'

interface CodeSheetProps {
  readonly title: string
  readonly closeLabel: string
  readonly label: string
  readonly hint?: string
  /** Why the code was refused. */
  readonly error?: string | undefined
  /** What stands in the field beside the code. */
  readonly end?: ReactNode
  readonly keys: Keys
  /** The longest code. */
  readonly most: number
  /** What every code begins with. */
  readonly first?: string
  readonly isBusy?: boolean
  readonly onCode: (code: string, close: () => void) => void
  readonly onClosed: () => void
}

/** A code by keys on the glass, over the rest of the screen: the keys have the room (KIOSK-7.12). */
export const CodeSheet = ({
  title,
  closeLabel,
  label,
  hint,
  error,
  end,
  keys,
  most,
  first = '',
  isBusy = false,
  onCode,
  onClosed,
}: CodeSheetProps) => {
  const { t } = useVisitMessages()
  const [code, setCode] = useState(first)
  return (
    <Sheet open title={title} closeLabel={closeLabel} onClosed={onClosed}>
      {(close) => (
        <form
          className="kiosk-type-code"
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault()
            if (code.trim() !== '' && !isBusy) onCode(code, close)
          }}
        >
          <Field
            label={label}
            hint={hint}
            error={error}
            end={end}
            value={code}
            maxLength={most}
            autoCapitalize={keys === 'email' ? 'none' : 'characters'}
            autoComplete="off"
            spellCheck={false}
            inputMode="none"
            onChange={({ target }) => setCode(target.value)}
          />
          <KeyPad
            keys={keys}
            onKey={(key) => setCode((before) => (before + key).slice(0, most))}
            onDelete={() => setCode((before) => before.slice(0, -1))}
          />
          <Button type="submit" size="large" wide busy={isBusy} disabled={code.trim() === ''}>
            {t('kiosk.goOn')}
          </Button>
        </form>
      )}
    </Sheet>
  )
}
