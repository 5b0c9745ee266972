import { Icon } from '@comanda/ui'
import { useVisitMessages } from '../language/visit-messages.ts'
import './key-pad.css'

const digits = Array.from('1234567890')
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ/.+-')

interface KeyPadProps {
  readonly hasLetters: boolean
  readonly onKey: (key: string) => void
  readonly onDelete: () => void
}

/** Keys on the glass: a kiosk has no keyboard. One that is there types into the field as well. */
export const KeyPad = ({ hasLetters, onKey, onDelete }: KeyPadProps) => {
  const { t } = useVisitMessages()
  const keys = hasLetters ? [...digits, ...letters] : digits
  return (
    <div className="kiosk-keys" data-letters={hasLetters || undefined}>
      {keys.map((key) => (
        <button key={key} type="button" onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      <button type="button" aria-label={t('kiosk.invoice.delete')} onClick={onDelete}>
        <Icon name="back" />
      </button>
    </div>
  )
}
