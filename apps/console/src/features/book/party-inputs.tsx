import { Stepper } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { BookingDraft } from './booking-draft.ts'

const kinds = ['adults', 'children', 'babyStools'] as const

interface PartyInputsProps {
  readonly draft: BookingDraft
  readonly onChange: (change: Partial<BookingDraft>) => void
}

/** How many come. */
export const PartyInputs = ({ draft, onChange }: PartyInputsProps) => {
  const { t } = useMessages()
  return (
    <div className="book-party">
      {kinds.map((kind) => {
        const what = t(`book.field.${kind}`)
        return (
          <div key={kind}>
            <span>{what}</span>
            <Stepper
              value={draft[kind]}
              min={kind === 'adults' ? 1 : 0}
              max={99}
              label={what}
              increaseLabel={t('book.more', { what })}
              decreaseLabel={t('book.fewer', { what })}
              onChange={(count) => onChange({ [kind]: count })}
            />
          </div>
        )
      })}
    </div>
  )
}
