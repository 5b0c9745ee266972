export { completeOptions } from './complete-options.ts'
