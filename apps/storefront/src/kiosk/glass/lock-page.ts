/** Keys that leave the page, or that a browser makes something of. */
const isBrowserKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || /^F\d+$/.test(key) || key === 'ContextMenu'

const forbid = (event: Event): void => event.preventDefault()

/** An input's text is selected and edited as anywhere. */
const isText = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** The wheel with Ctrl, as a pinch on a touchpad, enlarges. */
const forbidZoom = (event: WheelEvent): void => {
  if (event.ctrlKey) event.preventDefault()
}

/** Two fingers are not for the page: `touch-action` lets it scroll alone. Nothing can be enlarged, selected or dragged on the page, and nothing leads out of it (KIOSK-7.7). */
export const lockPage = (): void => {
  for (const kind of ['contextmenu', 'dragstart', 'drop', 'gesturestart', 'auxclick'])
    document.addEventListener(kind, forbid)
  document.addEventListener('selectstart', (event) => {
    if (!isText(event)) event.preventDefault()
  })
  document.addEventListener('wheel', forbidZoom, { passive: false })
  document.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1) event.preventDefault()
    },
    { passive: false },
  )
  document.addEventListener('keydown', (event) => {
    if (isBrowserKey(event) && !isText(event)) event.preventDefault()
  })
  // Whatever field it is, the browser neither keeps what is typed for later guests nor offers what another typed (KIOSK-2.2).
  document.addEventListener('focusin', (event) => {
    if (isText(event) && event.target instanceof Element)
      event.target.setAttribute('autocomplete', 'off')
  })
  // The router has taken its own links already; any other would leave the kiosk.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
  })
}
