import type { Shop } from '@comanda/contract'
import { Icon } from '@comanda/ui'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { hoursOf, modesOf } from '../../shop/shop-hours.ts'
import { useMessages } from '../../language/messages.ts'
import { useOpeningWords } from '../../language/use-opening-words.ts'
import './mode-choices.css'

const icons = { takeAway: 'takeAway', dineInNoTable: 'menu' } as const

interface ModeChoicesProps {
  readonly shop: Shop
  readonly now: number
  /** What they are called, where that is not the mode's own name. */
  readonly nameOf?: (mode: keyof typeof icons) => string
}

/** The ordering modes of the shop; those that are closed now say so. */
export const ModeChoices = ({ shop, now, nameOf }: ModeChoicesProps) => {
  const { t } = useMessages()
  const { visit } = useDiner()
  const navigate = useNavigate()
  const openingWords = useOpeningWords()
  const modes = modesOf(shop)
  if (modes.length === 0) return null
  return (
    <section className="modes" aria-labelledby="modes-title">
      <h2 id="modes-title">{t('home.startOrder')}</h2>
      {modes.map((mode) => {
        const { isOpen } = hoursOf(shop, mode, now)
        const needsCode =
          mode === 'dineInNoTable' && shop.onlineDineInNoTableEnabledFixedCode === true
        return (
          <button
            key={mode}
            type="button"
            className="mode"
            disabled={!isOpen || needsCode}
            onClick={() => {
              visit.chooseMode(mode)
              void navigate({ to: '/browse' })
            }}
          >
            <span className="mode-icon">
              <Icon name={icons[mode]} />
            </span>
            <span className="mode-text">
              <strong>{nameOf ? nameOf(mode) : t(`mode.${mode}`)}</strong>
              <span>
                {isOpen
                  ? t(`home.${mode}Hint`)
                  : openingWords(shop, mode, now) || t('home.notOpen')}
              </span>
            </span>
            <Icon name="forward" size="small" />
          </button>
        )
      })}
    </section>
  )
}
