/**
 * How long a menu may lag behind the stocks, in ms, since they change with every order. A client that subscribes to a
 * shop reads its menu again after this time, so that it misses no change.
 */
export const stockLag = 1000
