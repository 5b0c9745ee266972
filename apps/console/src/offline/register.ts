const register = (): void => {
  navigator.serviceWorker.register('/console/service-worker.js').catch(() => undefined)
}

/** Registers the service worker with which the console opens without a network, once the first screen is loaded. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
