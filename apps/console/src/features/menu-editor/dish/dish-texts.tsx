import type { Menu } from '@comanda/contract'
import { localizedName, shopLanguages } from '@comanda/engine/catalog'
import { Field, Select, TextArea } from '@comanda/ui'
import { isUnnamed, withName } from '../../../forms/names.ts'
import { useMessages } from '../../../staff/messages.ts'
import { useShop } from '../../../staff/shop-context.tsx'
import { useLanguages } from '../../../staff/use-languages.ts'
import type { DishDraft } from './dish-draft.ts'

interface DishTextsProps {
  readonly draft: DishDraft
  readonly isPriced: boolean
  readonly menu: Pick<Menu, 'categories' | 'subCategories'>
  readonly onChange: (changes: Partial<DishDraft>) => void
}

/** Name and description in the shop's languages side by side, price, code and category. What is missing in a language says so. */
export const DishTexts = ({ draft, isPriced, menu, onChange }: DishTextsProps) => {
  const { t, locale } = useMessages()
  const { name, description } = draft
  const parts = menu.subCategories.filter(({ category }) => category === draft.category)
  const own = shopLanguages(useShop())
  const isDescribed = !isUnnamed(description)
  const missing = (text = ''): string | undefined =>
    text.trim() === '' ? t('menu.missingHere') : undefined
  const labelOf = (text: string, language: string): string =>
    t('settings.inLanguage', { text, language })
  return (
    <>
      <div className="menu-editor-languages">
        {useLanguages().map(({ lang, name: language, tag }) => (
          <div key={lang} className="menu-editor-language">
            <Field
              label={labelOf(t('menu.field.name'), language)}
              lang={tag}
              autoComplete="off"
              maxLength={200}
              value={name[lang] ?? ''}
              error={missing(name[lang])}
              onChange={(event) =>
                onChange({ name: withName(name, [lang, event.currentTarget.value], own) })
              }
            />
            <TextArea
              label={labelOf(t('menu.field.description'), language)}
              lang={tag}
              maxLength={2000}
              rows={3}
              value={description[lang] ?? ''}
              error={isDescribed ? missing(description[lang]) : undefined}
              onChange={(event) =>
                onChange({
                  description: withName(description, [lang, event.currentTarget.value], own),
                })
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
