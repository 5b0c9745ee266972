import { RadioRow } from '@comanda/ui'
import { useId } from 'react'

interface OneOfProps<Value extends string> {
  /** The question. */
  readonly label: string
  readonly values: readonly Value[]
  readonly chosen: Value | undefined
  readonly text: (value: Value) => string
  /** What a value means, in a line below it. */
  readonly note?: (value: Value) => string
  readonly onChange: (value: Value) => void
}

/** One of a few values, all of them in sight. */
export const OneOf = <Value extends string>({
  label,
  values,
  chosen,
  text,
  note,
  onChange,
}: OneOfProps<Value>) => {
  const name = useId()
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      <div>
        {values.map((value) => (
          <RadioRow
            key={value}
            name={name}
            checked={chosen === value}
            note={note?.(value)}
            onChange={() => onChange(value)}
          >
            {text(value)}
          </RadioRow>
        ))}
      </div>
    </fieldset>
  )
}
