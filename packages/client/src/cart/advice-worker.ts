import { serveAdvice } from './serve-advice.ts'

addEventListener('message', ({ ports: [port] }) => port && serveAdvice(port), { once: true })
