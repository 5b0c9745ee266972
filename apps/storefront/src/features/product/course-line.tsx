import type { MenuContext, ProductOption } from '@comanda/engine/catalog'
import { choiceId, type DraftOption, picksOf } from '@comanda/engine/options'
import { Badge, Icon } from '@comanda/ui'
import { useListWords } from '../../language/use-list-words.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { offered, productOf } from './course.ts'
import { isGroupRequired } from './option-rule.ts'
import { useRuleWords } from './use-rule-words.ts'
import './course-line.css'

interface CourseLineProps {
  readonly group: ProductOption
  readonly entry: DraftOption | undefined
  readonly context: MenuContext
  readonly isMissing: boolean
  readonly showsErrors: boolean
  readonly onOpen: () => void
}

/** A course of a set meal that is not open: its name and what is picked, or its rule. */
export const CourseLine = ({
  group,
  entry,
  context,
  isMissing,
  showsErrors,
  onOpen,
}: CourseLineProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const list = useListWords()
  const rule = useRuleWords()
  const dishes = offered(group, context)
  const picked = picksOf(entry).map(({ choice, quantity }) => {
    const dish = dishes.find((one) => choiceId(one) === choice)
    const title = name(dish?.name ?? (dish && productOf(dish, context)?.name))
    return quantity > 1 ? `${quantity} × ${title}` : title
  })
  const isDone = !isMissing && picked.length > 0
  return (
    <div
      className="option-group course-line"
      data-missing={showsErrors && isMissing ? '' : undefined}
    >
      <button type="button" aria-expanded={false} onClick={onOpen}>
        {isDone && <Icon name="check" />}
        <span className="course-line-text">
          <span className="option-name">{name(group.name)}</span>{' '}
          <span className="option-rule">{picked.length > 0 ? list(picked) : rule(group)}</span>
        </span>
        {isDone ? (
          <span className="course-line-change">{t('product.course.change')}</span>
        ) : (
          isGroupRequired(group) && (
            <Badge tone={showsErrors && isMissing ? 'danger' : 'plain'}>
              {t('product.required')}
            </Badge>
          )
        )}
        <Icon name="down" size="small" />
      </button>
    </div>
  )
}
