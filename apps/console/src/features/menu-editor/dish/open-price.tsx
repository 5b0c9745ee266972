import { CheckRow, Field } from '@comanda/ui'
import { useMessages } from '../../../staff/messages.ts'
import { type DishDraft, isMostWrong } from './dish-draft.ts'

interface OpenPriceProps {
  readonly draft: DishDraft
  readonly onChange: (changes: Partial<DishDraft>) => void
}

/** Whether staff say what a dish costs, and the most that they may say (CAT-6.1). */
export const OpenPrice = ({ draft, onChange }: OpenPriceProps) => {
  const { t } = useMessages()
  const { openPrice } = draft
  const { isOpen, most } = openPrice
  return (
    <div className="menu-editor-checks">
      <CheckRow
        checked={isOpen}
        onChange={() =>
          onChange({
            openPrice: { ...openPrice, isOpen: !isOpen },
            ...(!isOpen && draft.price.trim() === '' ? { price: '0' } : {}),
          })
        }
      >
        {t('menu.openPrice')}
      </CheckRow>
      {isOpen && (
        <Field
          label={t('menu.mostPrice')}
          hint={t('menu.mostPriceHint')}
          inputMode="decimal"
          autoComplete="off"
          value={most}
          error={isMostWrong(draft) ? t('menu.mostPriceWrong') : undefined}
          onChange={(event) => onChange({ openPrice: { isOpen, most: event.currentTarget.value } })}
        />
      )}
    </div>
  )
}
