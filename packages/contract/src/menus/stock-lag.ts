/**
 * How long a served menu may lag behind the stocks, in ms: they change with every order. Who has begun to hear a shop
 * reads its menu once more after that, and has missed nothing.
 */
export const stockLag = 1000
