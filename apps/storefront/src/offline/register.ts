const register = (): void => {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(register)
  else register()
}

/** Keeps the app for when there is no network, once the first screen stands and the browser is idle. */
export const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
