import { CheckRow, Field, RadioRow, SearchField } from '@comanda/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { StationDraft } from './station-draft.ts'

/** How many dishes that match a search are shown. */
const MOST = 12

/** Something of the menu that can be chosen. */
export interface Choice {
  readonly id: string
  readonly text: string
}

/** What a station can make. */
export interface MenuChoices {
  readonly categories: readonly Choice[]
  readonly products: readonly Choice[]
}

const toggled = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]

interface MadeHereProps {
  readonly draft: StationDraft
  readonly menu: MenuChoices
  /** Whether nothing is chosen. */
  readonly isNone: boolean
  readonly onChange: (changes: Partial<StationDraft>) => void
}

/** What is made at a station: all that no other makes, or some categories, dishes and names of printers. */
export const MadeHere = ({ draft, menu, isNone, onChange }: MadeHereProps) => {
  const { t } = useMessages()
  const name = useId()
  const [keyword, setKeyword] = useState('')
  const { makesOthers, categories, products, printers } = draft
  const wanted = keyword.trim().toLowerCase()
  const matching = menu.products
    .filter(({ id, text }) => !products.includes(id) && text.toLowerCase().includes(wanted))
    .slice(0, wanted === '' ? 0 : MOST)
  const chosen = menu.products.filter(({ id }) => products.includes(id))
  return (
    <fieldset className="form-group">
      <legend>{t('stations.makes')}</legend>
      <div>
        <RadioRow
          name={name}
          checked={makesOthers}
          onChange={() => onChange({ makesOthers: true })}
        >
          {t('stations.makesOthers')}
        </RadioRow>
        <RadioRow
          name={name}
          checked={!makesOthers}
          onChange={() => onChange({ makesOthers: false })}
        >
          {t('stations.makesSome')}
        </RadioRow>
      </div>
      {!makesOthers && (
        <>
          <div className="form-options" role="group" aria-label={t('stations.categories')}>
            {menu.categories.map(({ id, text }) => (
              <CheckRow
                key={id}
                checked={categories.includes(id)}
                onChange={() => onChange({ categories: toggled(categories, id) })}
              >
                {text}
              </CheckRow>
            ))}
          </div>
          <SearchField
            label={t('stations.products')}
            clearLabel={t('stations.clear')}
            keyword={keyword}
            onChange={setKeyword}
          />
          <div className="form-options" role="group" aria-label={t('stations.chosenProducts')}>
            {[...chosen, ...matching].map(({ id, text }) => (
              <CheckRow
                key={id}
                checked={products.includes(id)}
                onChange={() => onChange({ products: toggled(products, id) })}
              >
                {text}
              </CheckRow>
            ))}
          </div>
          <Field
            label={
              <>
                {t('stations.printers')} <small>{t('settings.optional')}</small>
              </>
            }
            hint={t('stations.printersHint')}
            autoComplete="off"
            value={printers}
            onChange={(event) => onChange({ printers: event.currentTarget.value })}
          />
          {isNone && <p className="ui-field-error">{t('stations.makesNone')}</p>}
        </>
      )}
    </fieldset>
  )
}
