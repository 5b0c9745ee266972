export {
  ConnectionProvider,
  useConnection,
  useConnectionStatus,
} from './react/connection-context.tsx'
export { useChanges } from './react/use-changes.ts'
export { useEndlessList } from './react/use-endless-list.ts'
export { type Loaded, useLoaded } from './react/use-loaded.ts'
export { useRetry } from './react/use-retry.ts'
export { createEntryHook, useSelected, useStore } from './react/use-store.ts'
