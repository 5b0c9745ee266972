import type { Menu } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { CheckRow, IconButton, RadioRow, Select } from '@comanda/ui'
import { useId } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { Targets } from './rule-terms.ts'

interface TargetsInputProps {
  readonly label: string
  readonly targets: Targets | undefined
  readonly menu: Pick<Menu, 'categories' | 'subCategories' | 'products'>
  readonly onChange: (targets: Targets | undefined) => void
}

const ways = [undefined, 'categories', 'products'] as const

/** What a promotion is about: everything, categories and their parts, or single dishes. Those of other shops stay. */
export const TargetsInput = ({ label, targets, menu, onChange }: TargetsInputProps) => {
  const { t, locale } = useMessages()
  const name = useId()
  const ids = targets?.ids ?? []
  const toggle = (id: string): void =>
    targets &&
    onChange({
      ...targets,
      ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
    })
  const parts = menu.categories.flatMap((category) => [
    { ...category, text: localizedName(category.name, locale) },
    ...menu.subCategories
      .filter(({ category: of }) => of === category._id)
      .map((part) => ({
        ...part,
        text: `${localizedName(category.name, locale)} › ${localizedName(part.name, locale)}`,
      })),
  ])
  const dishes = menu.products.filter(({ _id }) => ids.includes(_id))
  const listed = targets?.of === 'products' ? dishes : parts.filter(({ _id }) => ids.includes(_id))
  const others = ids.length - listed.length
  return (
    <fieldset className="form-group">
      <legend>{label}</legend>
      <div>
        {ways.map((of) => (
          <RadioRow
            key={of ?? 'all'}
            name={name}
            checked={targets?.of === of}
            onChange={() => onChange(of && { of, ids: [] })}
          >
            {t(`promotions.targets.${of ?? 'all'}`)}
          </RadioRow>
        ))}
      </div>
      {targets?.of === 'categories' && (
        <div className="form-options">
          {parts.map(({ _id, text }) => (
            <CheckRow key={_id} checked={ids.includes(_id)} onChange={() => toggle(_id)}>
              {text}
            </CheckRow>
          ))}
        </div>
      )}
      {targets?.of === 'products' && (
        <>
          <ul className="promotion-dishes">
            {dishes.map(({ _id, name: text }) => (
              <li key={_id}>
                {localizedName(text, locale)}
                <IconButton
                  icon="trash"
                  label={t('menu.removeOf', { name: localizedName(text, locale) })}
                  onClick={() => toggle(_id)}
                />
              </li>
            ))}
          </ul>
          <Select
            label={t('promotions.addDish')}
            value=""
            onChange={({ currentTarget: { value } }) => value !== '' && toggle(value)}
          >
            <option value="">{t('gifts.chooseDish')}</option>
            {menu.products
              .filter(({ _id }) => !ids.includes(_id))
              .map(({ _id, name: text }) => (
                <option key={_id} value={_id}>
                  {localizedName(text, locale)}
                </option>
              ))}
          </Select>
        </>
      )}
      {others > 0 && <p className="form-text">{t('promotions.elsewhere', { count: others })}</p>}
      {targets?.ids.length === 0 && (
        <p className="ui-field-error">{t('promotions.chooseTargets')}</p>
      )}
    </fieldset>
  )
}
