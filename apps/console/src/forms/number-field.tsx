import { Field } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../staff/messages.ts'

export interface NumberFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly min?: number
  readonly max?: number
  /** Whether it may have decimals. */
  readonly isDecimal?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A number that may be left out. */
export const NumberField = ({
  label,
  min = 0,
  isDecimal = false,
  onChange,
  ...rest
}: NumberFieldProps) => {
  const { t } = useMessages()
  return (
    <Field
      {...rest}
      label={
        <>
          {label} <small>{t('settings.optional')}</small>
        </>
      }
      type="number"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      min={min}
      step={isDecimal ? 'any' : 1}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
