import type { Menu } from '@comanda/contract'
import { allergens, localizedName, marks } from '@comanda/engine/catalog'
import { CheckRow } from '@comanda/ui'
import type { ReactNode } from 'react'
import { NewTime } from '../../../forms/times/new-time.tsx'
import { useMessages } from '../../../staff/messages.ts'
import type { DishDraft } from './dish-draft.ts'

interface DishFactsProps {
  readonly draft: DishDraft
  readonly menu: Pick<Menu, 'sections' | 'timeConditions'>
  readonly onChange: (changes: Partial<DishDraft>) => void
}

interface Choice {
  readonly id: string
  readonly text: string
}

const flags = [
  'hideFromOnline',
  'eatInOnly',
  'setOrderOrGiftOnly',
  'discountable',
  'freeSurcharge',
  'notGoKitchen',
] as const

type ListField = 'sections' | 'timeConditions' | 'allergens' | 'marks'

/** When a dish is offered, to whom, and what is in it. */
export const DishFacts = ({ draft, menu, onChange }: DishFactsProps) => {
  const { t, locale } = useMessages()
  const some = (field: ListField, label: string, choices: readonly Choice[], make?: ReactNode) => {
    const chosen: readonly string[] = draft[field]
    if (choices.length === 0 && make === undefined) return null
    return (
      <fieldset className="form-group">
        <legend>{label}</legend>
        <div className="menu-editor-checks">
          {choices.map(({ id, text }) => (
            <CheckRow
              key={id}
              checked={chosen.includes(id)}
              onChange={() =>
                onChange({
                  [field]: chosen.includes(id)
                    ? chosen.filter((one) => one !== id)
                    : [...chosen, id],
                })
              }
            >
              {text}
            </CheckRow>
          ))}
        </div>
        {make}
      </fieldset>
    )
  }
  return (
    <>
      {some(
        'sections',
        t('menu.sections'),
        menu.sections.map(({ _id, name }) => ({ id: _id, text: localizedName(name, locale) })),
      )}
      {some(
        'timeConditions',
        t('menu.times'),
        menu.timeConditions.map(({ _id, name = '—' }) => ({ id: _id, text: name })),
        <NewTime onMade={(id) => onChange({ timeConditions: [...draft.timeConditions, id] })} />,
      )}
      {some(
        'allergens',
        t('menu.allergens'),
        allergens.map((id) => ({ id, text: t(`menu.allergen.${id}`) })),
      )}
      {some(
        'marks',
        t('menu.marks'),
        marks.map((id) => ({ id, text: t(`menu.mark.${id}`) })),
      )}
      <fieldset className="form-group">
        <legend>{t('menu.offered')}</legend>
        <div className="menu-editor-checks">
          {flags.map((flag) => (
            <CheckRow
              key={flag}
              checked={draft[flag]}
              onChange={() => onChange({ [flag]: !draft[flag] })}
            >
              {t(`menu.${flag}`)}
            </CheckRow>
          ))}
        </div>
      </fieldset>
    </>
  )
}
