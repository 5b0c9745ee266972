import { Field } from '@comanda/ui'
import type { ComponentProps } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { OptionalLabel } from './optional-label.tsx'
import './form.css'

interface NameFieldsProps {
  readonly field: (name: 'firstName' | 'lastName') => Partial<ComponentProps<typeof Field>>
}

/** First and last name; the last name may be left out. */
export const NameFields = ({ field }: NameFieldsProps) => {
  const { t } = useMemberMessages()
  return (
    <div className="member-form-pair">
      <Field
        label={t('form.firstName')}
        autoComplete="given-name"
        maxLength={100}
        {...field('firstName')}
      />
      <Field
        label={<OptionalLabel text={t('form.lastName')} />}
        autoComplete="family-name"
        maxLength={100}
        {...field('lastName')}
      />
    </div>
  )
}
