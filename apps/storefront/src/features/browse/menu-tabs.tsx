import { ScrollTabs } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'
import { useNames } from '../../language/use-names.ts'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import type { MenuPart } from './menu-parts.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

/** The categories, which follow the scroll, at a desk in a rail (SCREEN-3.6); a component of its own, so that scrolling renders nothing else again. */
export const MenuTabs = ({ parts }: { parts: readonly MenuPart[] }) => {
  const { t } = useMessages()
  const name = useNames()
  const isDesk = useIsDesk()
  const { selected, scrollTo } = useScrollSpy(
    'menu',
    parts.map(({ category }) => category._id),
  )
  return (
    <div className="browse-tabs">
      <ScrollTabs
        name="menu"
        label={t('browse.categories')}
        vertical={isDesk}
        selected={selected}
        onSelect={scrollTo}
        tabs={parts.map(({ category }) => ({ id: category._id, text: name(category.name) }))}
      />
    </div>
  )
}
