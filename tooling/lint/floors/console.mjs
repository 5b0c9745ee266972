/** The rooms of the staff's console from the ground up. */
export const floors = [['staff'], ['language'], ['features', 'shell'], ['app'], ['testing']]
