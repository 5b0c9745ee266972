import { type ComponentProps, useState } from 'react'
import { Field } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'end'> {
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password field with a button that shows and hides what was typed. */
export const PasswordField = ({ showLabel, hideLabel, ...rest }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
