import { service } from '../services/service.ts'
import { Menu } from './schema.ts'

export const menus = service('menus', { result: Menu, methods: ['get'] })
