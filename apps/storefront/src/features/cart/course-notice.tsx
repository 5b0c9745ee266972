import { topLines } from '@comanda/engine/set-items'
import { byCourse, waitingLines } from '@comanda/shop-rules/kitchen'
import { CheckRow } from '@comanda/ui'
import { useCatalogue, useSession } from '../../diner/use-stores.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useNames } from '../../language/use-names.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useShownCart } from './shown-cart.tsx'

interface CourseNoticeProps {
  readonly together: boolean
  readonly onChange: (together: boolean) => void
}

/** Says which courses of this order come later, with the choice to have all of it together (COURSE-5.1). */
export const CourseNotice = ({ together, onChange }: CourseNoticeProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const list = useListWords()
  const { menu } = useCatalogue()
  const session = useSession()
  const { lines, context, place } = useShownCart()
  const courses = menu?.shop.courses ?? []
  if (!menu || place?.mode !== 'dineIn' || courses.length === 0) return null
  const ordered = topLines(lines).map(({ product = '' }) => {
    const category = context?.products.get(product)?.category
    return { course: menu.categories.find(({ _id }) => _id === category)?.course }
  })
  const placed = session.session?.products ?? []
  const onHold = placed.filter(({ status }) => status === 'hold')
  const waiting = byCourse(courses, waitingLines(courses, ordered, onHold))
  if (waiting.length === 0) return null
  const names = list(waiting.map(({ course }) => name(course?.name)))
  return (
    <section className="cart-details" aria-label={t('cart.courses.title')}>
      {!together && <p>{t('cart.courses.later', { names })}</p>}
      <CheckRow checked={together} onChange={() => onChange(!together)}>
        {t('cart.courses.together')}
      </CheckRow>
    </section>
  )
}
