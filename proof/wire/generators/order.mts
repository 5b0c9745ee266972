/** Where the generated clients order, from their arguments: address of the API, shop, product, and a key unless they order as a guest. */
declare const process: { readonly argv: readonly string[] }

export const [url = '', shop = '', product = '', key] = process.argv.slice(2)
