import { CheckRow, RadioRow } from '@comanda/ui'
import { type ReactNode, useId } from 'react'

interface SomeOfProps {
  readonly label: string
  readonly allText: string
  readonly someText: string
  /** Why nothing may be sent while nothing is chosen. */
  readonly noneText: string
  readonly options: readonly { readonly id: string; readonly text: string }[]
  /** Undefined: all of them, also those that are added later. */
  readonly chosen: readonly string[] | undefined
  readonly onChange: (chosen: readonly string[] | undefined) => void
  /** Said below the options: how many are chosen that are not among them. */
  readonly note?: string | undefined
  /** Makes a further option. */
  readonly make?: ReactNode
}

/** All of something, or only some of it. */
export const SomeOf = ({
  label,
  allText,
  someText,
  noneText,
  options,
  chosen,
  onChange,
  note,
  make,
}: SomeOfProps) => {
  const name = useId()
  const toggle = (id: string): void => {
    const now = chosen ?? []
    onChange(now.includes(id) ? now.filter((one) => one !== id) : [...now, id])
  }
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      <div>
        <RadioRow name={name} checked={chosen === undefined} onChange={() => onChange(undefined)}>
          {allText}
        </RadioRow>
        <RadioRow name={name} checked={chosen !== undefined} onChange={() => onChange([])}>
          {someText}
        </RadioRow>
      </div>
      {chosen && (
        <div className="form-options">
          {options.map(({ id, text }) => (
            <CheckRow key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
              {text}
            </CheckRow>
          ))}
          {make}
          {note !== undefined && <p className="form-text">{note}</p>}
          {chosen.length === 0 && <p className="ui-field-error">{noneText}</p>}
        </div>
      )}
    </fieldset>
  )
}
