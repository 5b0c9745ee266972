import { createStore } from '@comanda/client'
import type { TableEdit } from '@comanda/client/table-cart'
import { useStore } from '@comanda/client/react'
import { useEffect, useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { useGuestWords } from './use-guest-words.ts'
import { useTable } from './use-table.ts'

/** What others do within this time is announced together: a voice that speaks of each tap of three people is noise. In ms. */
const GATHER = 3_000

/** Collects what others do in a shared cart, and announces it together. */
const gathered = () => {
  const announced = createStore<readonly TableEdit[]>([])
  let waiting: readonly TableEdit[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    announced,
    add: (edits: readonly TableEdit[]): void => {
      if (edits.length === 0) return
      waiting = [...waiting, ...edits]
      timer ??= setTimeout(() => {
        announced.set(waiting)
        waiting = []
        timer = undefined
      }, GATHER)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Announces to those who hear the page, now and then, what others have done in the cart of the table (TABLE-6.4). */
export const AnnouncedEdits = () => {
  const { t } = useTableMessages()
  const name = useNames()
  const called = useGuestWords()
  const { table, state } = useTable()
  const { menu } = useCatalogue()
  const [gathering] = useState(gathered)
  const edits = useStore(gathering.announced)
  useEffect(() => {
    let { lastEdits: before } = table.state.get()
    const stop = table.state.subscribe(() => {
      const { lastEdits } = table.state.get()
      // An order is shown by its number.
      if (lastEdits !== before) gathering.add(lastEdits.filter(({ kind }) => kind !== 'ordered'))
      before = lastEdits
    })
    return () => {
      stop()
      gathering.stop()
    }
  }, [gathering, table])
  const [first, ...more] = edits
  const dish = menu?.products.find(({ _id }) => _id === first?.product)
  const words = {
    guest: called(state.guests.find(({ _id }) => _id === first?.by)),
    name: dish ? name(dish.name) : t('table.dish'),
  }
  return (
    <p className="ui-hidden" role="status">
      {first &&
        first.kind !== 'ordered' &&
        (more.length > 0
          ? t('table.edits.many', { count: edits.length })
          : t(`table.edits.${first.kind}`, words))}
    </p>
  )
}
