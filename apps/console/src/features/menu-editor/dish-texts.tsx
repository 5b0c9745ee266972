import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Field, Select, TextArea } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { DishDraft } from './dish-draft.ts'

const languages = ['en', 'cht', 'chs'] as const

interface DishTextsProps {
  readonly draft: DishDraft
  readonly isPriced: boolean
  readonly menu: Pick<Menu, 'categories' | 'subCategories'>
  readonly onChange: (changes: Partial<DishDraft>) => void
}

/** Name and description in three languages side by side, price, code and category. What is missing in a language says so. */
export const DishTexts = ({ draft, isPriced, menu, onChange }: DishTextsProps) => {
  const { t, locale } = useMessages()
  const { name, description } = draft
  const parts = menu.subCategories.filter(({ category }) => category === draft.category)
  const isDescribed = Object.values(description).some((text) => text.trim() !== '')
  return (
    <>
      <div className="menu-editor-languages">
        {languages.map((lang) => (
          <div key={lang} className="menu-editor-language">
            <Field
              label={t(`menu.nameIn.${lang}`)}
              autoComplete="off"
              maxLength={200}
              value={name[lang]}
              error={name[lang].trim() === '' ? t('menu.missingHere') : undefined}
              onChange={(event) =>
                onChange({ name: { ...name, [lang]: event.currentTarget.value } })
              }
            />
            <TextArea
              label={t(`menu.descriptionIn.${lang}`)}
              maxLength={2000}
              rows={3}
              value={description[lang]}
              error={
                isDescribed && description[lang].trim() === '' ? t('menu.missingHere') : undefined
              }
              onChange={(event) =>
                onChange({ description: { ...description, [lang]: event.currentTarget.value } })
              }
            />
          </div>
        ))}
      </div>
      <div className="menu-editor-languages">
        <Field
          label={t(draft.openPrice.isOpen ? 'menu.leastPrice' : 'menu.price')}
          inputMode="decimal"
          autoComplete="off"
          required
          value={draft.price}
          error={isPriced || draft.price === '' ? undefined : t('menu.priceWrong')}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
        />
        <Field
          label={t('menu.code')}
          autoComplete="off"
          maxLength={40}
          value={draft.code}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
        />
        <Select
          label={t('menu.category')}
          value={draft.category}
          onChange={(event) => onChange({ category: event.currentTarget.value, subCategory: '' })}
        >
          <option value="">{t('dishes.uncategorized')}</option>
          {menu.categories.map(({ _id, name: text }) => (
            <option key={_id} value={_id}>
              {localizedName(text, locale)}
            </option>
          ))}
        </Select>
        {parts.length > 0 && (
          <Select
            label={t('menu.subCategory')}
            value={draft.subCategory}
            onChange={(event) => onChange({ subCategory: event.currentTarget.value })}
          >
            <option value="">{t('menu.noSubCategory')}</option>
            {parts.map(({ _id, name: text }) => (
              <option key={_id} value={_id}>
                {localizedName(text, locale)}
              </option>
            ))}
          </Select>
        )}
      </div>
    </>
  )
}
