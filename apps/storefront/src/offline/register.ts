const register = (): void => {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(register)
  else register()
}

/**
 * Registers the service worker that caches the app for use without a network, once the first screen is rendered and the
 * browser is idle.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
