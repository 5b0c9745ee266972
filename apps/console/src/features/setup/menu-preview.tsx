import { localizedName } from '@comanda/engine/catalog'
import { displayMoney } from '@comanda/engine/money'
import type { MenuSheet } from '@comanda/shop-rules/sheets'
import { priceWords } from '../../staff/bills/price-words.ts'
import { useMessages } from '../../staff/messages.ts'

interface MenuPreviewProps {
  readonly sheet: MenuSheet
  readonly currency: string
}

/** The dishes that a text has, under their categories. */
export const MenuPreview = ({ sheet, currency }: MenuPreviewProps) => {
  const { t, locale } = useMessages()
  if (sheet.dishes.length === 0) return null
  return (
    <section className="setup-preview" aria-label={t('setup.preview')}>
      {sheet.categories.map((category, index) => (
        <div key={JSON.stringify([index, category])}>
          <h2>{category.length === 0 ? t('setup.unnamed') : localizedName(category, locale)}</h2>
          <ul>
            {sheet.dishes
              .filter((dish) => dish.category === index)
              .map(({ row, name, price, openPrice, byWeight, description = [], options = [] }) => (
                <li key={row}>
                  <span>
                    {name.map(({ value }) => value).join(' · ')}
                    {description.map(({ lang, value }) => (
                      <small key={lang}>{value}</small>
                    ))}
                    {options.map((group) => (
                      <small key={group.name}>
                        {`${group.name}: ${group.choices.map((choice) => choice.name).join(', ')}`}
                      </small>
                    ))}
                  </span>
                  <span>
                    {priceWords({ price, openPrice, byWeight }, t, (amount) =>
                      displayMoney(amount, currency),
                    )}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {sheet.leftOut?.map(({ row, text }) => (
        <p key={row}>{t('setup.leftOut', { text })}</p>
      ))}
    </section>
  )
}
