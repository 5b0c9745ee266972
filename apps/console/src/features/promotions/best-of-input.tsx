import { Field } from '@comanda/ui'
import { useId } from 'react'
import { useMessages } from '../../staff/messages.ts'

interface BestOfInputProps {
  readonly value: string
  /** Those that promotions name. */
  readonly groups: readonly string[]
  readonly onChange: (group: string) => void
}

/** The group of promotions of which only the best applies (DISC-2.7): one that there is, or a new one. */
export const BestOfInput = ({ value, groups, onChange }: BestOfInputProps) => {
  const { t } = useMessages()
  const list = useId()
  return (
    <>
      <Field
        label={
          <>
            {t('promotions.bestOf')} <small>{t('settings.optional')}</small>
          </>
        }
        hint={t('promotions.bestOfHint')}
        maxLength={50}
        list={list}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {groups.map((group) => (
          <option key={group}>{group}</option>
        ))}
      </datalist>
    </>
  )
}
