import type { Menu, ProductOption } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, CheckRow, Select } from '@comanda/ui'
import type { ReactNode } from 'react'
import { NameInputs } from '../../../forms/name-inputs.tsx'
import { NumberField } from '../../../forms/number-field.tsx'
import { useMessages } from '../../../staff/messages.ts'
import { ChoiceInputs } from './choice-inputs.tsx'
import {
  type ChoiceDraft,
  dishChoice,
  group as described,
  type GroupDraft,
  isWrongAmount,
  isWrongRange,
  newChoice,
} from './group-draft.ts'
import { useFollowed } from '../followed-record.ts'
import { GroupTimes } from './group-times.tsx'
import { moved } from '../moved.ts'
import { PartsPrice } from './parts-price.tsx'

/** Whether anything was entered of a choice, or it is a dish: a set need not have the empty one of a new group. */
const isEntered = ({ choice, name, price }: ChoiceDraft): boolean =>
  choice.type === 'product' || price !== '' || Object.values(name).some((text) => text !== '')

interface GroupFormProps {
  /** Undefined: a new one. */
  readonly group: ProductOption | undefined
  /** Whether a new one is a part of a set meal: a choice of dishes. */
  readonly isOfDishes?: boolean
  readonly menu: Pick<Menu, 'products' | 'timeConditions'>
  /** Names the fields that somebody else has changed in the meantime. */
  readonly contested: (fields: readonly (keyof GroupDraft)[]) => ReactNode
  readonly onCancel: () => void
  readonly onRemove: (() => void) | undefined
  readonly onSave: (draft: GroupDraft) => void
}

/** An option group: its name, how many are picked, and its choices with what each adds to the price. */
export const GroupForm = ({
  group,
  isOfDishes = false,
  menu,
  contested,
  onCancel,
  onRemove,
  onSave,
}: GroupFormProps) => {
  const { t, locale } = useMessages()
  const followed = useFollowed<ProductOption, GroupDraft>(group, (one) =>
    one
      ? described.draftOf(one)
      : described.blank(isOfDishes && menu.products.length > 0 ? {} : { choices: [newChoice()] }),
  )
  const { entered: draft, change } = followed
  const changeChoice = (id: string, changes: Partial<ChoiceDraft>): void =>
    change({
      choices: draft.choices.map((one) => (one.choice._id === id ? { ...one, ...changes } : one)),
    })
  const moveChoice = (one: ChoiceDraft, to: number): void =>
    change({ choices: moved(draft.choices, one, to) })
  const isWrong =
    draft.choices.length === 0 ||
    draft.allowedOrderType?.length === 0 ||
    draft.choices.some((one) => isWrongAmount(one.price) || isWrongRange(one))
  return (
    <form
      className="form-frame menu-editor-form"
      aria-label={
        group
          ? localizedName(group.name, locale)
          : t(isOfDishes ? 'menu.newSetPart' : 'menu.newGroup')
      }
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
      {contested(followed.contested)}
      <div className="menu-editor-languages">
        <NameInputs names={draft.name} onChange={(name) => change({ name })} />
      </div>
      <div className="menu-editor-checks">
        <CheckRow checked={draft.required} onChange={() => change({ required: !draft.required })}>
          {t('menu.required')}
        </CheckRow>
        <CheckRow checked={draft.multiple} onChange={() => change({ multiple: !draft.multiple })}>
          {t('menu.multiple')}
        </CheckRow>
        {draft.multiple && (
          <CheckRow
            checked={draft.allowQuantity}
            onChange={() => change({ allowQuantity: !draft.allowQuantity })}
          >
            {t('menu.allowQuantity')}
          </CheckRow>
        )}
      </div>
      {draft.multiple && (
        <div className="form-pair">
          <NumberField
            label={t('menu.minPick')}
            value={draft.minPick}
            onChange={(minPick) => change({ minPick })}
          />
          <NumberField
            label={t('menu.maxPick')}
            value={draft.maxPick}
            onChange={(maxPick) => change({ maxPick })}
          />
        </div>
      )}
      {draft.multiple && draft.allowQuantity && (
        <div className="form-pair">
          <NumberField
            label={t('menu.minQuantity')}
            hint={t('menu.quantityHint')}
            value={draft.minQuantity}
            onChange={(minQuantity) => change({ minQuantity })}
          />
          <NumberField
            label={t('menu.maxQuantity')}
            value={draft.maxQuantity}
            onChange={(maxQuantity) => change({ maxQuantity })}
          />
        </div>
      )}
      <fieldset className="form-group">
        <legend>{t('menu.choicesTitle')}</legend>
        {draft.choices.map((one, index) => (
          <ChoiceInputs
            key={one.choice._id}
            number={index + 1}
            draft={one}
            isCounted={draft.multiple && draft.allowQuantity}
            dish={menu.products.find(({ _id }) => _id === one.choice.product)}
            onChange={(changes) => changeChoice(one.choice._id, changes)}
            onUp={index > 0 ? () => moveChoice(one, index - 1) : undefined}
            onDown={index < draft.choices.length - 1 ? () => moveChoice(one, index + 1) : undefined}
            onRemove={
              draft.choices.length > 1
                ? () => change({ choices: draft.choices.filter((other) => other !== one) })
                : undefined
            }
          />
        ))}
        <Button
          variant="quiet"
          icon="plus"
          onClick={() => change({ choices: [...draft.choices, newChoice()] })}
        >
          {t('menu.newChoice')}
        </Button>
        {menu.products.length > 0 && (
          <Select
            label={t('menu.newDishChoice')}
            hint={t('menu.newDishChoiceHint')}
            value=""
            onChange={({ currentTarget }) => {
              const dish = menu.products.find(({ _id }) => _id === currentTarget.value)
              if (dish) change({ choices: [...draft.choices.filter(isEntered), dishChoice(dish)] })
            }}
          >
            <option value="">{t('menu.chooseDish')}</option>
            {menu.products.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {localizedName(name, locale)}
              </option>
            ))}
          </Select>
        )}
      </fieldset>
      {draft.choices.some(({ choice }) => choice.type === 'product') && (
        <PartsPrice draft={draft} onChange={change} />
      )}
      <GroupTimes draft={draft} menu={menu} onChange={change} />
      <div className="form-actions">
        {onRemove && (
          <Button variant="quiet" size="large" icon="trash" onClick={onRemove}>
            {t('menu.removeGroup')}
          </Button>
        )}
        <Button variant="quiet" size="large" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
        <Button type="submit" size="large" disabled={isWrong}>
          {t('menu.keep')}
        </Button>
      </div>
    </form>
  )
}
