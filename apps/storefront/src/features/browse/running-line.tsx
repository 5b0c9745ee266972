import type { MenuContext } from '@comanda/engine/catalog'
import { Banner } from '@comanda/ui'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useNames } from '../../language/use-names.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { runningDiscounts } from './running-discounts.ts'
import './running-line.css'

/** How many dishes or categories a line names. */
const MOST_NAMES = 3

/** What runs here and now for everybody, above the menu: a happy hour is seen before something is in the cart (SCREEN-3.12). */
export const RunningLine = ({ context }: { readonly context: MenuContext }) => {
  const { menu, now } = useCatalogue()
  const { t } = useOrderingMessages()
  const name = useNames()
  const list = useListWords()
  // The hours begin and end while the menu is open.
  if (!menu || now === 0) return null
  const nameOf = (id: string): string | undefined =>
    name([...menu.categories, ...menu.products].find(({ _id }) => _id === id)?.name)
  return runningDiscounts(menu, context, now).map(({ rule, until, isTomorrow, off }) => {
    const title = name(rule.name)
    const names = (off?.of ?? []).flatMap((id) => nameOf(id) || [])
    const what =
      names.length > 0 && names.length <= MOST_NAMES && off
        ? t('running.off', { percent: off.percent, names: list(names) })
        : undefined
    return (
      <div key={rule._id} className="running-line">
        <Banner tone="highlight" icon="clock">
          <strong>
            {until === undefined
              ? title
              : t(isTomorrow ? 'running.untilTomorrow' : 'running.until', {
                  name: title,
                  time: until,
                })}
          </strong>
          {what !== undefined && ` ${what}`}
        </Banner>
      </div>
    )
  })
}
