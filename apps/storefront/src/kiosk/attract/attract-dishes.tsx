import { Picture } from '@comanda/ui'
import { useEffect, useMemo, useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { picturedDishes } from './kiosk-dishes.tsx'

const MOST = 9
/** How long a dish is the large one, in ms. */
const SHOWN_FOR = 6000

/** The menu's dishes, one after another large, with the name below: what a passer-by sees. */
export const AttractDishes = () => {
  const name = useNames()
  const { menu } = useCatalogue()
  const dishes = useMemo(() => picturedDishes(menu?.products ?? [], MOST), [menu])
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), SHOWN_FOR)
    return () => clearInterval(timer)
  }, [])
  if (dishes.length === 0) return <div className="kiosk-attract-dishes" />
  const at = turn % dishes.length
  const tintOf = (category: string | undefined): string | undefined =>
    menu?.categories.find((one) => one._id === category)?.color
  const large = dishes[at]
  return (
    <div className="kiosk-attract-dishes" aria-hidden="true">
      {large && (
        <figure key={large._id} className="kiosk-attract-large">
          <Picture
            alt=""
            eager
            tint={tintOf(large.category)}
            {...pictureSource(large.images?.[0], '80vw')}
          />
          <figcaption>{name(large.name)}</figcaption>
        </figure>
      )}
      <div className="kiosk-attract-small">
        {dishes.map(({ _id, images, category }, place) => (
          <span key={_id} data-shown={place === at ? '' : undefined}>
            <Picture alt="" tint={tintOf(category)} {...pictureSource(images?.[0], '20vw')} />
          </span>
        ))}
      </div>
    </div>
  )
}
