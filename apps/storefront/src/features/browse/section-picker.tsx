import { useSelected, useStore } from '@comanda/client/react'
import { Icon } from '@comanda/ui'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { useNames } from '../../language/use-names.ts'
import { sectionAll, servingSections } from '../../shop/section-all.ts'

const ALL = 'all'

/** Shows the section of the menu; if the shop allows it, another one that serves now, or all of them, can be selected. */
export const SectionPicker = () => {
  const { t } = useMessages()
  const name = useNames()
  const { client } = useDiner()
  const { menu, now } = useCatalogue()
  const section = useSelected(client.cart.state, (cart) => cart.section)
  const { mode } = useVisit()
  const isAll = useStore(sectionAll)
  const shown = menu?.sections.find((entry) => entry._id === section)
  if (!menu || !shown) return null
  const serving = servingSections(menu, now)
  const canSwitch = mode !== 'dineIn' || menu.shop.onlineCanSwitchSection === true
  if (!canSwitch || serving.length < 2)
    return (
      <p className="browse-serving">
        <Icon name="clock" size="small" />
        {t('browse.servedNow', { name: name(shown.name) })}
      </p>
    )
  const pick = (id: string): void => {
    sectionAll.set(id === ALL)
    if (id === ALL) return
    if (mode === 'dineIn') void client.session.changeSection(id)
    else client.cart.setSection(id)
  }
  return (
    <label className="browse-serving">
      <Icon name="clock" size="small" />
      <span className="ui-hidden">{t('browse.section')}</span>
      <select value={isAll ? ALL : section} onChange={(event) => pick(event.target.value)}>
        <option value={ALL}>{t('browse.allSections')}</option>
        {serving.map((entry) => (
          <option key={entry._id} value={entry._id}>
            {name(entry.name)}
          </option>
        ))}
      </select>
    </label>
  )
}
