import { localizedName } from '@comanda/engine/catalog'
import { Select } from '@comanda/ui'
import { useMessages } from '../../../staff/messages.ts'
import { useShop } from '../../../staff/shop-context.tsx'

interface CategoryCourseProps {
  readonly course: string | undefined
  readonly onChange: (course: string | undefined) => void
}

/** With which course the dishes of a category are served; nothing if the shop has no courses (COURSE-1.2). */
export const CategoryCourse = ({ course, onChange }: CategoryCourseProps) => {
  const { t, locale } = useMessages()
  const { courses = [] } = useShop()
  if (courses.length === 0) return null
  const known = courses.find(({ _id }) => _id === course)?._id ?? ''
  return (
    <Select
      label={t('courses.course')}
      value={known}
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
    >
      <option value="">{t('courses.none')}</option>
      {courses.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {localizedName(name, locale)}
        </option>
      ))}
    </Select>
  )
}
