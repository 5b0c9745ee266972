import { Icon } from '@comanda/ui'
import type { ReactNode } from 'react'
import { LanguageSelect } from '../../language/language-select.tsx'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import '../../forms/form-frame.css'
import './setup.css'

/** The five steps, in order. */
export const shownSteps = ['you', 'shop', 'menu', 'tables', 'codes'] as const
export type ShownStep = (typeof shownSteps)[number]

interface SetupFrameProps {
  readonly step: ShownStep
  readonly title: string
  readonly text: string
  /** Opens a step, if it can be opened now. */
  readonly opener?: (step: ShownStep) => (() => void) | undefined
  readonly children: ReactNode
}

/** A page of the setup: which step of how many it is, and what is to be done in it. */
export const SetupFrame = ({ step, title, text, opener, children }: SetupFrameProps) => {
  const { t } = useMessages()
  usePageTitle(t('setup.title'))
  const current = shownSteps.indexOf(step)
  return (
    <main className="setup">
      <div className="setup-head">
        <nav aria-label={t('setup.steps')}>
          <ol className="setup-steps">
            {shownSteps.map((one, index) => {
              const open = opener?.(one)
              const name = (
                <>
                  <span className="setup-sign">
                    {index < current ? <Icon name="check" size="small" /> : index + 1}
                  </span>
                  <span className="setup-step-name">{t(`setup.step.${one}`)}</span>
                </>
              )
              return (
                <li
                  key={one}
                  aria-current={one === step ? 'step' : undefined}
                  data-done={index < current ? '' : undefined}
                >
                  {open && one !== step ? (
                    <button type="button" onClick={open}>
                      {name}
                    </button>
                  ) : (
                    <span>{name}</span>
                  )}
                </li>
              )
            })}
          </ol>
        </nav>
        <LanguageSelect />
      </div>
      <div className="setup-card">
        <h1>{title}</h1>
        <p className="setup-text">{text}</p>
        {children}
      </div>
    </main>
  )
}
