import { Button } from '@comanda/ui'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import type { Course } from './use-courses.ts'

/** Below a course that is complete: the way on. */
export const CourseEnd = ({ course: { next, goOn } }: { readonly course: Course }) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  return (
    <div className="course-next">
      <Button variant="quiet" wide onClick={goOn}>
        {next ? t('product.course.next', { name: name(next.name) }) : t('product.course.done')}
      </Button>
    </div>
  )
}
