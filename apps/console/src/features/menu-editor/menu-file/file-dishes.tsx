import type { Menu, Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Picture } from '@comanda/ui'
import { listWords } from '../../../staff/list-words.ts'
import { useMessages } from '../../../staff/messages.ts'
import { priceWords } from '../../../staff/bills/price-words.ts'
import { useFormats } from '../../../staff/use-formats.ts'
import type { Oddity } from '../odd-dishes.ts'

interface FileDishesProps {
  readonly dishes: readonly Product[]
  /** With the draft and what the file changes. */
  readonly menu: Menu
  readonly oddities: ReadonlyMap<string, readonly Oddity[]>
}

/** New and changed dishes of a file as they will be: price, names, category, choices and picture (IMPORT-4.6). */
export const FileDishes = ({ dishes, menu, oddities }: FileDishesProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const nameIn = (name: Product['name']): string => localizedName(name, locale)
  const categories = new Map(menu.categories.map(({ _id, name }) => [_id, nameIn(name)]))
  const groups = new Map(menu.productOptions.map((group) => [group._id, group]))
  const choicesOf = ({ options = [] }: Product): readonly string[] =>
    options.flatMap((id) => {
      const group = groups.get(id)
      if (!group) return []
      const choices = group.choices.map(({ name, price = 0 }) =>
        price === 0 ? nameIn(name) : `${nameIn(name)} ${money(price)}`,
      )
      return [[nameIn(group.name), listWords(choices, t)].join(': ')]
    })
  return (
    <ul className="menu-editor-changes" aria-label={t('menuFile.dishes')}>
      {dishes.map((dish) => {
        const { _id, name, images = [], category = '' } = dish
        const shown = nameIn(name)
        const others = name.map(({ value }) => value).filter((value) => value !== shown)
        const [image] = images
        return (
          <li key={_id} className="menu-editor-file-dish">
            {image !== undefined && (
              <Picture alt="" src={`/api/attachments/${image}?size=small&ext=webp`} />
            )}
            <div>
              <h3>{[shown, ...others].join(' · ')}</h3>
              <p>{[categories.get(category), ...choicesOf(dish)].filter(Boolean).join(' · ')}</p>
              {oddities.get(_id)?.map((oddity) => (
                <Badge key={oddity} tone="danger" icon="warning">
                  {t(`menuFile.odd.${oddity}`)}
                </Badge>
              ))}
            </div>
            <strong>{priceWords(dish, t, money)}</strong>
          </li>
        )
      })}
    </ul>
  )
}
