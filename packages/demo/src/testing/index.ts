export { completeOptions } from '../options/complete-options.ts'
