import { useSelected } from '@comanda/client/react'
import { availableSections } from '@comanda/engine/catalog'
import { localMoment } from '@comanda/engine/time'
import { Icon } from '@comanda/ui'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { useNames } from '../../language/use-names.ts'

/** Shows the section of the menu; if the shop allows it, another one that serves now can be selected. */
export const SectionPicker = () => {
  const { t } = useMessages()
  const name = useNames()
  const { client } = useDiner()
  const { menu, now } = useCatalogue()
  const section = useSelected(client.cart.state, (cart) => cart.section)
  const { mode } = useVisit()
  const shown = menu?.sections.find((entry) => entry._id === section)
  if (!menu || !shown) return null
  const serving = availableSections(menu.sections, localMoment(now, menu.shop.timeZone), true)
  const canSwitch = mode !== 'dineIn' || menu.shop.onlineCanSwitchSection === true
  if (!canSwitch || serving.length < 2)
    return (
      <p className="browse-serving">
        <Icon name="clock" size="small" />
        {t('browse.servedNow', { name: name(shown.name) })}
      </p>
    )
  const pick = (id: string): void => {
    if (mode === 'dineIn') void client.session.changeSection(id)
    else client.cart.setSection(id)
  }
  return (
    <label className="browse-serving">
      <Icon name="clock" size="small" />
      <span className="ui-hidden">{t('browse.section')}</span>
      <select value={section} onChange={(event) => pick(event.target.value)}>
        {serving.map((entry) => (
          <option key={entry._id} value={entry._id}>
            {name(entry.name)}
          </option>
        ))}
      </select>
    </label>
  )
}
