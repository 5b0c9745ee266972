import { Icon } from '@comanda/ui'
import { useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import './key-pad.css'

const digits = Array.from('1234567890')

/** The keys of codes of digits, of codes with letters, and of e-mail addresses. */
export type Keys = 'digits' | 'letters' | 'email'

/** Keys with letters. A small screen shows one group at a time: its keys are as large as on any other. */
const groups = {
  letters: [
    { name: '0–9', keys: [...digits, ...Array.from('/.+-')] },
    { name: 'A–M', keys: Array.from('ABCDEFGHIJKLM') },
    { name: 'N–Z', keys: Array.from('NOPQRSTUVWXYZ') },
  ],
  email: [
    { name: 'a–m', keys: Array.from('abcdefghijklm') },
    { name: 'n–z', keys: Array.from('nopqrstuvwxyz') },
    { name: '0–9', keys: [...digits, ...Array.from('@._+-')] },
  ],
}

interface KeyPadProps {
  readonly keys: Keys
  readonly onKey: (key: string) => void
  readonly onDelete: () => void
}

/** Keys on the glass: a kiosk has no keyboard. One that is there types into the field as well. */
export const KeyPad = ({ keys: of, onKey, onDelete }: KeyPadProps) => {
  const { t } = useVisitMessages()
  const lettered = of === 'digits' ? [] : groups[of]
  const [shown, setShown] = useState(lettered[0]?.name)
  const drawn = (key: string) => (
    <button key={key} type="button" onClick={() => onKey(key)}>
      {key}
    </button>
  )
  return (
    <div className="kiosk-keys" data-letters={lettered.length > 0 || undefined}>
      {lettered.length > 0
        ? lettered.map(({ name, keys }) => (
            <div key={name} className="kiosk-keys-group" data-shown={name === shown || undefined}>
              {keys.map(drawn)}
            </div>
          ))
        : digits.map(drawn)}
      {lettered.map(({ name }) => (
        <button
          key={name}
          type="button"
          className="kiosk-keys-turn"
          aria-pressed={name === shown}
          onClick={() => setShown(name)}
        >
          {name}
        </button>
      ))}
      <button type="button" aria-label={t('kiosk.invoice.delete')} onClick={onDelete}>
        <Icon name="back" />
      </button>
    </div>
  )
}
