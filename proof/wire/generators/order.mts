/** Where the generated clients order, from their arguments: address of the API, key, shop, product. */
declare const process: { readonly argv: readonly string[] }

export const [url = '', key = '', shop = '', product = ''] = process.argv.slice(2)
