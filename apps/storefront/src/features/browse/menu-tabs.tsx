import { ScrollTabs } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'
import { useNames } from '../../language/use-names.ts'
import { useIsDesk } from '../../device/use-is-desk.ts'
import type { MenuPart } from './menu-parts.ts'
import { useScrollSpy } from './use-scroll-spy.ts'

/** The whole menu; its panel is that of {@link BrowsePage}. */
const ALL = 'all'

/** The categories after an entry for all of them (CAT-2.5), which follow the scroll, at a desk in a rail (SCREEN-3.6); a component of its own, so that scrolling renders nothing else again. */
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
        selected={selected ?? ALL}
        onSelect={scrollTo}
        tabs={[
          { id: ALL, text: t('browse.all') },
          ...parts.map(({ category }) => ({ id: category._id, text: name(category.name) })),
        ]}
      />
    </div>
  )
}
