import {
  createContext,
  type CSSProperties,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { whenNear } from './when-near.ts'

/** Whether the pictures of a block of dishes are there. */
export const HasPictures = createContext(true)

/** Blocks that were near before: on returning to the menu their pictures are there at once. */
const known = new Set<string>()

interface DishBlockProps {
  /** Its first dish. */
  readonly id: string
  readonly count: number
  readonly view: 'list' | 'grid'
  /** Whether it begins near the part of the page in sight. */
  readonly isNear: boolean
  readonly children: ReactNode
}

/** Returns the style that reserves the room of so many dishes while they are out of sight. */
const roomOf = (count: number): CSSProperties & { '--dish-count': number } => ({
  '--dish-count': count,
})

/**
 * Dishes that are laid out and painted together, once one of them comes into sight. Their pictures are there from when they
 * are near: a browser tests in every frame, also in that of a tap, whether one of four hundred pictures is to be loaded.
 */
export const DishBlock = ({ id, count, view, isNear, children }: DishBlockProps) => {
  const [hasPictures, setHasPictures] = useState(isNear || known.has(id))
  const block = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasPictures || !block.current) return undefined
    return whenNear(block.current, () => {
      known.add(id)
      startTransition(() => setHasPictures(true))
    })
  }, [hasPictures, id])
  return (
    <div ref={block} className="dishes" data-view={view} style={roomOf(count)}>
      <HasPictures value={hasPictures}>{children}</HasPictures>
    </div>
  )
}
