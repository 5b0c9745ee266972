import { IconButton, ScrollTabs } from '@comanda/ui'
import type { MenuPart } from '../../features/browse/menu-parts.ts'
import { useScrollSpy } from '../../features/browse/use-scroll-spy.ts'
import { useMessages } from '../../language/messages.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNeeds } from '../glass/needs-context.tsx'

/** How much of a page a press scrolls: the last row of one is the first of the next. */
const PART = 0.8

/** The categories in a column, and two buttons that scroll the dishes by a page. */
export const MenuRail = ({ parts }: { readonly parts: readonly MenuPart[] }) => {
  const { t } = useMessages()
  const { t: visitWords } = useVisitMessages()
  const name = useNames()
  const { glass } = useNeeds()
  const { selected, scrollTo } = useScrollSpy(
    'menu',
    parts.map(({ category }) => category._id),
  )
  const scroll = (direction: 1 | -1): void => {
    const page = window.innerHeight - glass.line - glass.foot
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollBy({ top: direction * page * PART, behavior: still ? 'auto' : 'smooth' })
  }
  return (
    <div className="kiosk-rail">
      <ScrollTabs
        name="menu"
        label={t('browse.categories')}
        vertical
        selected={selected}
        onSelect={scrollTo}
        tabs={parts.map(({ category }) => ({ id: category._id, text: name(category.name) }))}
      />
      <div className="kiosk-pages">
        <IconButton icon="up" label={visitWords('kiosk.pageUp')} onClick={() => scroll(-1)} />
        <IconButton icon="down" label={visitWords('kiosk.pageDown')} onClick={() => scroll(1)} />
      </div>
    </div>
  )
}
