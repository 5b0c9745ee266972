import type { Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { CheckRow, Field, IconButton } from '@comanda/ui'
import { NameInputs } from '../../../forms/name-inputs.tsx'
import { NumberField } from '../../../forms/number-field.tsx'
import { useMessages } from '../../../staff/messages.ts'
import { type ChoiceDraft, isWrongAmount, isWrongRange } from './group-draft.ts'

interface ChoiceInputsProps {
  readonly number: number
  readonly draft: ChoiceDraft
  /** Whether it can be taken several times. */
  readonly isCounted: boolean
  /** The dish that it is, in a set. */
  readonly dish: Product | undefined
  readonly onChange: (changes: Partial<ChoiceDraft>) => void
  /** Moves it one place up or down, if there is a place. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  readonly onRemove: (() => void) | undefined
}

/** A choice: its name in the shop's languages side by side and what it adds to the price. A dish of a set has its own name. */
export const ChoiceInputs = ({
  number,
  draft,
  isCounted,
  dish,
  onChange,
  onUp,
  onDown,
  onRemove,
}: ChoiceInputsProps) => {
  const { t, locale } = useMessages()
  const { choice, name, price, isDefault, least, most } = draft
  // What was set while it could be taken several times is shown too.
  const isLimited = isCounted || least !== '' || most !== ''
  return (
    <div className="menu-editor-choice" role="group" aria-label={t('menu.choice', { number })}>
      {choice.type === 'product' ? (
        <p>{dish ? localizedName(dish.name, locale) : t('menu.dishGone')}</p>
      ) : (
        <div className="menu-editor-languages">
          <NameInputs
            names={name}
            isNeeded={false}
            isMissingShown
            onChange={(names) => onChange({ name: names })}
          />
        </div>
      )}
      <Field
        label={t('menu.extra')}
        inputMode="decimal"
        autoComplete="off"
        value={price}
        error={isWrongAmount(price) ? t('menu.priceAddsWrong') : undefined}
        onChange={(event) => onChange({ price: event.currentTarget.value })}
      />
      {isLimited && (
        <div className="form-pair">
          <NumberField
            label={t('menu.choiceLeast')}
            hint={t('menu.choiceLeastHint')}
            max={99}
            value={least}
            onChange={(value) => onChange({ least: value })}
          />
          <NumberField
            label={t('menu.choiceMost')}
            max={99}
            error={isWrongRange(draft) ? t('menu.choiceRangeWrong') : undefined}
            value={most}
            onChange={(value) => onChange({ most: value })}
          />
        </div>
      )}
      <CheckRow checked={isDefault} onChange={() => onChange({ isDefault: !isDefault })}>
        {t('menu.chosenAtFirst')}
      </CheckRow>
      <div className="menu-editor-choice-steps">
        <IconButton
          icon="down"
          label={t('menu.choiceDown', { number })}
          disabled={!onDown}
          onClick={onDown}
        />
        <span className="menu-editor-up">
          <IconButton
            icon="down"
            label={t('menu.choiceUp', { number })}
            disabled={!onUp}
            onClick={onUp}
          />
        </span>
        {onRemove && (
          <IconButton icon="trash" label={t('menu.removeChoice', { number })} onClick={onRemove} />
        )}
      </div>
    </div>
  )
}
