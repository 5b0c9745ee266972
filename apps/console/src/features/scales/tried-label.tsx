import { fromCents } from '@comanda/engine/money'
import { kilograms, readScaleCode, type ScaleScheme } from '@comanda/shop-rules/weights'
import { Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** A label that is typed or scanned here says what it is read as. */
export const TriedLabel = ({ schemes }: { readonly schemes: readonly ScaleScheme[] }) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const [text, setText] = useState('')
  const label = readScaleCode(text, schemes)
  const words = (): string => {
    if (text.trim() === '') return t('scales.tryHint')
    if (label === undefined) return t('scales.tryOther')
    if (label === 'wrong') return t('entry.scan.wrong')
    const { code } = label
    return 'weight' in label
      ? t('scales.tryRead', { code, value: kilograms(label.weight) })
      : t('scales.tryRead', { code, value: money(fromCents(label.price)) })
  }
  return (
    <Field
      label={t('scales.try')}
      hint={<span role="status">{words()}</span>}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        // The Enter of a scanner saves nothing.
        if (event.key === 'Enter') event.preventDefault()
      }}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
