import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import './field.css'

interface Labelled {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** An error message; marks the field as invalid. */
  readonly error?: ReactNode
}

const describe = (id: string, { hint, error }: Labelled): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

const Around = ({
  id,
  label,
  hint,
  error,
  children,
}: Labelled & { id: string; children: ReactNode }) => (
  <div className="ui-field">
    <label htmlFor={id}>{label}</label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className="ui-field-hint">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="ui-field-error">
        {error}
      </p>
    )}
  </div>
)

type FieldProps = Labelled &
  Omit<ComponentProps<'input'>, 'className' | 'id'> & {
    /** A button inside the field. */
    readonly end?: ReactNode
  }

export const Field = ({ label, hint, error, end, ...rest }: FieldProps) => {
  const id = useId()
  const texts = { label, hint, error }
  return (
    <Around id={id} {...texts}>
      <span className="ui-field-box">
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, texts)}
        />
        {end && <span className="ui-field-end">{end}</span>}
      </span>
    </Around>
  )
}

type TextAreaProps = Labelled & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export const TextArea = ({ label, hint, error, rows, ...rest }: TextAreaProps) => {
  const id = useId()
  const texts = { label, hint, error }
  return (
    <Around id={id} {...texts}>
      <textarea
        {...rest}
        id={id}
        rows={rows ?? 2}
        // It grows with its text, from as many rows as it is given.
        style={rows === undefined ? undefined : ({ '--rows': rows } as CSSProperties)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(id, texts)}
      />
    </Around>
  )
}

type SelectProps = Labelled & Omit<ComponentProps<'select'>, 'className' | 'id'>

/** A native select: its picker has the largest targets on a phone. */
export const Select = ({ label, hint, error, children, ...rest }: SelectProps) => {
  const id = useId()
  const texts = { label, hint, error }
  return (
    <Around id={id} {...texts}>
      <span className="ui-field-box ui-picks">
        <select
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describe(id, texts)}
        >
          {children}
        </select>
      </span>
    </Around>
  )
}
