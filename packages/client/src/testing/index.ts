export { dinerClientOver } from './diner-client-over.ts'
export { loadedEngine } from './loaded-engine.ts'
export { ordersConnection } from './orders-connection.ts'
export { sampleAttempt } from './sample-attempt.ts'
export { sampleIds, sampleMenu } from './sample-menu.ts'
export { sampleOrder, sampleResult, sampleSession, sampleTable } from './sample-session.ts'
export {
  notFound,
  type Script,
  type ScriptedCall,
  scriptedConnection,
} from './scripted-connection.ts'
export { staffClientOver } from './staff-client-over.ts'
