import { Banner } from '@comanda/ui'
import { useOrderingFailure } from '../../diner/use-ordering-failure.ts'
import { usePause } from '../../diner/use-pause.ts'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useMessages } from '../../language/messages.ts'
import { useOpeningWords } from '../../language/use-opening-words.ts'
import { usePauseWords } from '../../language/use-pause-words.ts'
import { CartNotices } from '../../notices/cart-notices.tsx'

/** Shows what the diner must know before choosing: nothing can be ordered now, or something of the cart was removed. */
export const BrowseNotices = () => {
  const { t } = useMessages()
  const failure = useOrderingFailure()
  const { menu, now } = useCatalogue()
  const { mode } = useVisit()
  const openingWords = useOpeningWords()
  const pause = usePause()
  const pauseWords = usePauseWords()
  const opens =
    menu && failure === 'timeSlotNotFound' ? openingWords(menu.shop, mode, now) : undefined
  return (
    <>
      {failure && (
        <Banner tone="danger" icon="warning">
          {[t(`failure.${failure}.title`), opens].filter(Boolean).join(' ')}
        </Banner>
      )}
      {!failure && pause && (
        <Banner tone="highlight" icon="warning">
          {pauseWords(pause)}
        </Banner>
      )}
      <CartNotices />
    </>
  )
}
