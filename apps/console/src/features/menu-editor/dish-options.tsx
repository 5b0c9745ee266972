import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { CheckRow } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { makesSet, ruleWords } from './rule-words.ts'

interface DishOptionsProps {
  readonly menu: Pick<Menu, 'productOptions'>
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** What guests choose with a dish, each group with its rule in words. */
export const DishOptions = ({ menu, chosen, onChange }: DishOptionsProps) => {
  const { t, locale } = useMessages()
  if (menu.productOptions.length === 0) return null
  return (
    <fieldset className="form-group">
      <legend>{t('menu.options')}</legend>
      <div>
        {menu.productOptions.map((group) => (
          <CheckRow
            key={group._id}
            checked={chosen.includes(group._id)}
            note={[
              ruleWords(group, t),
              ...(makesSet(group) ? [t('menu.rules.set')] : []),
              t('menu.choices', { count: group.choices.length }),
            ].join(' · ')}
            onChange={() =>
              onChange(
                chosen.includes(group._id)
                  ? chosen.filter((id) => id !== group._id)
                  : [...chosen, group._id],
              )
            }
          >
            {localizedName(group.name, locale)}
          </CheckRow>
        ))}
      </div>
    </fieldset>
  )
}
