import { Button } from '@comanda/ui'
import { type ReactNode, useState } from 'react'
import { NameInputs } from '../../../forms/name-inputs.tsx'
import type { EnteredNames } from '../../../forms/names.ts'
import { useMessages } from '../../../staff/messages.ts'

interface NamesFormProps {
  readonly label: string
  readonly names: EnteredNames
  readonly onCancel: () => void
  readonly onSave: (names: EnteredNames) => void
  /** Further fields. */
  readonly children?: ReactNode
}

/** A name in the languages of the shop. */
export const NamesForm = ({ label, names: first, onCancel, onSave, children }: NamesFormProps) => {
  const { t } = useMessages()
  const [names, setNames] = useState(first)
  return (
    <form
      className="form-frame"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(names)
      }}
    >
      <NameInputs names={names} onChange={setNames} />
      {children}
      <div className="form-actions">
        <Button variant="quiet" size="large" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
        <Button type="submit" size="large">
          {t('menu.keep')}
        </Button>
      </div>
    </form>
  )
}
