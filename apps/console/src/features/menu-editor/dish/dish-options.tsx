import type { MenuDraft } from '@comanda/client/staff'
import type { Menu, ProductOption } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { IconButton, Select } from '@comanda/ui'
import { MakeHere } from '../../../forms/make-here.tsx'
import { useMessages } from '../../../staff/messages.ts'
import { groupData } from '../options/group-draft.ts'
import { GroupForm } from '../options/group-form.tsx'
import { moved } from '../moved.ts'
import { ruleWords, setWords } from '../options/rule-words.ts'
import { useMenuStep } from '../use-menu-step.ts'

interface DishOptionsProps {
  readonly menu: Pick<Menu, 'productOptions' | 'products' | 'timeConditions'>
  readonly draft: Pick<MenuDraft, 'add'>
  /** Whether a set meal is being made: its groups are of dishes. */
  readonly isSet: boolean
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** What guests choose with a dish, in the order of its page, each group with its rule in words. */
export const DishOptions = ({ menu, draft, isSet, chosen, onChange }: DishOptionsProps) => {
  const { t, locale } = useMessages()
  const step = useMenuStep()
  const words = (group: ProductOption): string =>
    [
      ruleWords(group, t),
      ...setWords(group, t),
      t('menu.choices', { count: group.choices.length }),
    ].join(' · ')
  const others = menu.productOptions.filter(({ _id }) => !chosen.includes(_id))
  const move = (id: string, to: number): void => onChange(moved(chosen, id, to))
  return (
    <fieldset className="form-group">
      <legend>{t('menu.options')}</legend>
      {isSet && <p className="form-text">{t('menu.setText')}</p>}
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
      <MakeHere
        text={t(isSet ? 'menu.newSetPart' : 'menu.newGroup')}
        form={(close) => (
          <GroupForm
            group={undefined}
            isOfDishes={isSet}
            menu={menu}
            contested={() => null}
            onCancel={close}
            onRemove={undefined}
            onSave={(entered) =>
              void step(async () =>
                onChange([...chosen, await draft.add('productOptions', groupData(entered))]),
              ).then((isDone) => isDone && close())
            }
          />
        )}
      />
    </fieldset>
  )
}
