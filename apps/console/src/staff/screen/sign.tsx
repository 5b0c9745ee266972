import { Button, type IconName } from '@comanda/ui'
import { type ReactNode, useState } from 'react'
import { StaffSheet } from './staff-sheet.tsx'
import './sign.css'

interface SignProps {
  /** What the button says; without words nothing needs anybody, and there is no button. */
  readonly words: string | undefined
  readonly icon: IconName
  readonly variant?: 'danger' | 'quiet'
  /** Of the sheet that the button opens. */
  readonly title: string
  /** What the sheet says once its list is empty. */
  readonly none: string
  /** List items, one for each that needs somebody. */
  readonly children: readonly ReactNode[]
}

/** A button that shows while something needs somebody, and the sheet that lists what does. The sheet stays until it is closed. */
export const Sign = ({ words, icon, variant = 'danger', title, none, children }: SignProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {words !== undefined && (
        <Button variant={variant} icon={icon} onClick={() => setIsOpen(true)}>
          {words}
        </Button>
      )}
      <StaffSheet open={isOpen} onClosed={() => setIsOpen(false)} title={title}>
        <ul className="sign-list">{children.length === 0 ? <li>{none}</li> : children}</ul>
      </StaffSheet>
    </>
  )
}
