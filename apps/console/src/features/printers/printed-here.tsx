import { CheckRow, RadioRow } from '@comanda/ui'
import { useId } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { type Choice, isComplete, type PrinterDraft } from './printer-draft.ts'

interface PrintedHereProps {
  readonly draft: PrinterDraft
  readonly stations: readonly Choice[]
  readonly onChange: (changes: Partial<PrinterDraft>) => void
}

/** Which tickets a printer prints: those of all stations, of some, or none. */
export const PrintedHere = ({ draft, stations, onChange }: PrintedHereProps) => {
  const { t } = useMessages()
  const name = useId()
  const { tickets, stations: chosen } = draft
  const toggled = (id: string): readonly string[] =>
    chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
  const ways = stations.length > 0 ? (['all', 'stations', ''] as const) : (['all', ''] as const)
  return (
    <fieldset className="form-group">
      <legend>{t('printers.tickets')}</legend>
      <div>
        {ways.map((one) => (
          <RadioRow
            key={one}
            name={name}
            checked={tickets === one}
            onChange={() => onChange({ tickets: one })}
          >
            {t(
              one === ''
                ? 'printers.noTickets'
                : one === 'all'
                  ? 'printers.allTickets'
                  : 'printers.someTickets',
            )}
          </RadioRow>
        ))}
      </div>
      {tickets === 'stations' && (
        <div className="form-options">
          {stations.map(({ id, text }) => (
            <CheckRow
              key={id}
              checked={chosen.includes(id)}
              onChange={() => onChange({ stations: toggled(id) })}
            >
              {text}
            </CheckRow>
          ))}
          {!isComplete(draft) && <p className="ui-field-error">{t('printers.noStation')}</p>}
        </div>
      )}
    </fieldset>
  )
}
