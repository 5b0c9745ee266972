import { useEffect, useRef } from 'react'

/** The question of a step; it takes the focus when the step is shown. */
export const StepQuestion = ({ text }: { text: string }) => {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 ref={head} tabIndex={-1}>
      {text}
    </h2>
  )
}
