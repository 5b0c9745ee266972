import type { Menu, ProductOption } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { IconButton, Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { moved } from './moved.ts'
import { makesSet, ruleWords } from './rule-words.ts'

interface DishOptionsProps {
  readonly menu: Pick<Menu, 'productOptions'>
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** What guests choose with a dish, in the order of its page, each group with its rule in words. */
export const DishOptions = ({ menu, chosen, onChange }: DishOptionsProps) => {
  const { t, locale } = useMessages()
  if (menu.productOptions.length === 0) return null
  const words = (group: ProductOption): string =>
    [
      ruleWords(group, t),
      ...(makesSet(group) ? [t('menu.rules.set')] : []),
      t('menu.choices', { count: group.choices.length }),
    ].join(' · ')
  const others = menu.productOptions.filter(({ _id }) => !chosen.includes(_id))
  const move = (id: string, to: number): void => onChange(moved(chosen, id, to))
  return (
    <fieldset className="form-group">
      <legend>{t('menu.options')}</legend>
      {chosen.length > 0 && (
        <ol className="menu-editor-list">
          {chosen.map((id, index) => {
            const group = menu.productOptions.find(({ _id }) => _id === id)
            const name = group ? localizedName(group.name, locale) : t('menu.groupGone')
            return (
              <li key={id} className="menu-editor-chosen">
                <span>
                  <strong>{name}</strong>
                  {group && <small>{words(group)}</small>}
                </span>
                <IconButton
                  icon="down"
                  label={t('methods.down', { name })}
                  disabled={index === chosen.length - 1}
                  onClick={() => move(id, index + 1)}
                />
                <span className="menu-editor-up">
                  <IconButton
                    icon="down"
                    label={t('methods.up', { name })}
                    disabled={index === 0}
                    onClick={() => move(id, index - 1)}
                  />
                </span>
                <IconButton
                  icon="trash"
                  label={t('menu.removeOf', { name })}
                  onClick={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            )
          })}
        </ol>
      )}
      {others.length > 0 && (
        <Select
          label={t('menu.addOptions')}
          value=""
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') onChange([...chosen, value])
          }}
        >
          <option value="">{t('menu.chooseGroup')}</option>
          {others.map((group) => (
            <option key={group._id} value={group._id}>
              {t('list.more', { text: localizedName(group.name, locale), more: words(group) })}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  )
}
