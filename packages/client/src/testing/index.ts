export { ordersConnection } from './orders-connection.ts'
export { sampleMenu } from './sample-menu.ts'
export { notFound, type Script, scriptedConnection } from './scripted-connection.ts'
export { staffClientOver } from './staff-client-over.ts'
