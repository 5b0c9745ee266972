import type { MenuContext, Product, ProductOption } from '@comanda/engine/catalog'
import {
  choiceId,
  type DraftOption,
  isChoiceAvailable,
  type OptionIssue,
  picksOf,
} from '@comanda/engine/options'
import { Badge, Icon } from '@comanda/ui'
import type { ComponentType } from 'react'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { ChoiceItem } from './choice-item.tsx'
import { withInside } from './draft-edit.ts'
import { missingWords } from './missing-words.ts'
import { isGroupRequired, optionRule } from './option-rule.ts'
import './option-group.css'

export interface OptionGroupsProps {
  readonly product: Product
  readonly options: readonly DraftOption[]
  readonly onChange: (options: readonly DraftOption[]) => void
  readonly issues: readonly OptionIssue[]
  /** Show what is missing even if the diner has not touched the group. */
  readonly showsErrors: boolean
  /** A prefix that makes the names of inputs unique, in sets within sets. */
  readonly path: string
}

interface OptionGroupProps {
  readonly product: Product
  readonly group: ProductOption
  readonly context: MenuContext
  readonly entry: DraftOption | undefined
  readonly issues: readonly OptionIssue[]
  readonly showsErrors: boolean
  readonly path: string
  readonly onChange: (entry: DraftOption) => void
  /** Renders the groups of a set product that is picked. A prop, since groups contain groups. */
  readonly Inside: ComponentType<OptionGroupsProps>
}

/** A group of choices with its rule in words, and what is still missing (SCREEN-3.4). */
export const OptionGroup = ({
  product,
  group,
  context,
  entry,
  issues,
  showsErrors,
  path,
  onChange,
  Inside,
}: OptionGroupProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const picks = picksOf(entry)
  const isRequired = isGroupRequired(group)
  const missing = missingWords(issues, group, name)
  const showsMissing = missing !== undefined && (showsErrors || picks.length > 0)
  return (
    <fieldset className="option-group" data-missing={showsErrors && missing ? '' : undefined}>
      <legend>
        <span className="option-name">{name(group.name)}</span>
        <span className="option-rule">
          {optionRule(group)
            .map(({ key, values }) => t(key, values))
            .reduce((picks, units) => t('product.rule.both', { picks, units }))}
        </span>
      </legend>
      <span className="option-state" aria-live="polite">
        {showsMissing && (
          <Badge tone="danger" icon="warning">
            {t(missing.key, missing.values)}
          </Badge>
        )}
        {!showsMissing && isRequired && picks.length === 0 && (
          <Badge>{t('product.required')}</Badge>
        )}
        {!missing && isRequired && picks.length > 0 && (
          <span className="option-done">
            <Icon name="check" size="small" />
            <span className="ui-hidden">{t('product.complete')}</span>
          </span>
        )}
      </span>
      {(group.choices ?? [])
        .filter((choice) => isChoiceAvailable(choice, context))
        .map((choice) => (
          <div key={choiceId(choice)}>
            <ChoiceItem
              product={product}
              group={group}
              choice={choice}
              entry={entry}
              context={context}
              path={path}
              onChange={onChange}
            />
            {picks.map(({ choice: picked, options }, at) => {
              const inside = picked === choiceId(choice) && choice.type === 'product'
              const item = inside ? context.products.get(choice.product ?? '') : undefined
              if (!entry || !item || (item.options ?? []).length === 0) return null
              const nested = issues.find((issue) => issue.code === 'nested' && issue.pick === at)
              return (
                <div key={`${picked} ${at}`} className="option-inside">
                  <Inside
                    product={item}
                    options={options}
                    issues={nested?.nested ?? []}
                    showsErrors={showsErrors}
                    path={`${path}-${at}`}
                    onChange={(next) => onChange(withInside(entry, at, next))}
                  />
                </div>
              )
            })}
          </div>
        ))}
    </fieldset>
  )
}
