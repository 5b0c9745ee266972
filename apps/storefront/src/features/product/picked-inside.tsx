import type { Choice, MenuContext } from '@comanda/engine/catalog'
import {
  choiceId,
  type DraftOption,
  type OptionIssue,
  picksOf,
  withInside,
} from '@comanda/engine/options'
import type { ComponentType } from 'react'
import { useNames } from '../../language/use-names.ts'
import { productOf } from './course.ts'
import type { OptionGroupsProps } from './option-groups-props.ts'

interface PickedInsideProps {
  readonly choice: Choice
  readonly entry: DraftOption | undefined
  readonly context: MenuContext
  readonly issues: readonly OptionIssue[]
  readonly showsErrors: boolean
  readonly path: string
  /** Whether the dish is named above its choices, which are apart from it. */
  readonly isNamed?: boolean
  readonly onChange: (entry: DraftOption) => void
  readonly Inside: ComponentType<OptionGroupsProps>
}

/** The option groups of a dish that is picked, once for each pick of it. */
export const PickedInside = ({
  choice,
  entry,
  context,
  issues,
  showsErrors,
  path,
  isNamed = false,
  onChange,
  Inside,
}: PickedInsideProps) => {
  const name = useNames()
  const item = productOf(choice, context)
  if (!entry || !item || (item.options ?? []).length === 0) return null
  return picksOf(entry).map(({ choice: picked, options }, at) => {
    if (picked !== choiceId(choice)) return null
    const nested = issues.find((issue) => issue.code === 'nested' && issue.pick === at)
    return (
      <div key={`${picked} ${at}`} className="option-inside">
        {isNamed && <p className="option-inside-name">{name(choice.name ?? item.name)}</p>}
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
  })
}
