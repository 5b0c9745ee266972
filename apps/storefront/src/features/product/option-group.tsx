import type { MenuContext, Product, ProductOption } from '@comanda/engine/catalog'
import { choiceId, type DraftOption, type OptionIssue, picksOf } from '@comanda/engine/options'
import { Badge, Icon } from '@comanda/ui'
import { type ComponentType, Fragment } from 'react'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useLang } from '../../language/use-lang.ts'
import { useNames } from '../../language/use-names.ts'
import { ChoiceItem } from './choice-item.tsx'
import { offered } from './course.ts'
import { CourseEnd } from './course-end.tsx'
import { CourseLine } from './course-line.tsx'
import { missingWords } from './missing-words.ts'
import { isGroupRequired } from './option-rule.ts'
import type { Course } from './use-courses.ts'
import type { OptionGroupsProps } from './option-groups-props.ts'
import { PickedInside } from './picked-inside.tsx'
import { useRuleWords } from './use-rule-words.ts'
import './option-group.css'

interface OptionGroupProps {
  readonly product: Product
  readonly group: ProductOption
  readonly context: MenuContext
  readonly entry: DraftOption | undefined
  readonly issues: readonly OptionIssue[]
  readonly showsErrors: boolean
  readonly path: string
  /** The step that it is, if it is a course of a set meal. */
  readonly course: Course | undefined
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
  course,
  onChange,
  Inside,
}: OptionGroupProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const lang = useLang()
  const rule = useRuleWords()
  const picks = picksOf(entry)
  const isRequired = isGroupRequired(group)
  const missing = missingWords(issues, group, name)
  const showsMissing = missing !== undefined && (showsErrors || picks.length > 0)
  if (course && !course.isOpen)
    return (
      <CourseLine
        {...{ group, entry, context, showsErrors }}
        isMissing={missing !== undefined}
        onOpen={course.open}
      />
    )
  const inside = { entry, context, issues, showsErrors, path, onChange, Inside }
  return (
    <fieldset className="option-group" data-missing={showsErrors && missing ? '' : undefined}>
      <legend>
        <span className="option-name" lang={lang(group.name)}>
          {name(group.name)}
        </span>
        <span className="option-rule">{rule(group)}</span>
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
      <div className={course ? 'course-tiles' : 'option-rows'}>
        {offered(group, context).map((choice) => (
          <Fragment key={choiceId(choice)}>
            <ChoiceItem
              {...{ product, group, choice, entry, context, path }}
              onChange={(next, isPointer) => {
                course?.picked(next, isPointer)
                onChange(next)
              }}
            />
            {!course && <PickedInside {...inside} choice={choice} />}
          </Fragment>
        ))}
      </div>
      {course &&
        offered(group, context).map((choice) => (
          <PickedInside key={choiceId(choice)} {...inside} choice={choice} isNamed />
        ))}
      {course && !missing && <CourseEnd course={course} />}
    </fieldset>
  )
}
