import { Select } from '@comanda/ui'
import { useMessages } from '../../../staff/messages.ts'
import type { GroupDraft } from './group-draft.ts'

const rules = ['dearest', 'mean', 'shares'] as const

interface PartsPriceProps {
  readonly draft: GroupDraft
  readonly onChange: (changes: Partial<GroupDraft>) => void
}

/** Says whether the dishes of a group are the parts of one dish, and what it then costs (HALF-2.2). Two halves at first. */
export const PartsPrice = ({ draft, onChange }: PartsPriceProps) => {
  const { t } = useMessages()
  const change = (value: string): void => {
    const partsPrice = rules.find((rule) => rule === value)
    if (partsPrice === undefined) onChange({ partsPrice: '' })
    else
      onChange({
        partsPrice,
        required: true,
        multiple: true,
        allowSameValue: true,
        minQuantity: draft.minQuantity || '2',
        maxQuantity: draft.maxQuantity || '2',
      })
  }
  return (
    <Select
      label={t('menu.parts.title')}
      hint={t('menu.parts.hint')}
      value={draft.partsPrice}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    >
      <option value="">{t('menu.parts.none')}</option>
      {rules.map((rule) => (
        <option key={rule} value={rule}>
          {t(`menu.parts.${rule}`)}
        </option>
      ))}
    </Select>
  )
}
