import { describe, expect, it } from 'vitest'
import { readMenuTable } from '../menu-table.ts'
import { programOf } from './programs.ts'

// Empty cells of other programs say nothing.
const dishesOf = (text: string) => {
  const { titles, rows } = readMenuTable(text)
  expect(rows.length).toBeGreaterThan(0)
  return {
    program: programOf(titles)?.name,
    dishes: rows.map(({ row, cells }) => [row, ...cells.values()]),
  }
}

describe('IMPORT-5.1: the exports of other programs are known by their titles', () => {
  it('Square: an item with its variations as options, at its least price', () => {
    // Titles as in squareup.com/help/us/en/article/5153-import-items-online and the exports that people publish.
    const text =
      '\uFEFFToken,Item Name,Variation Name,SKU,Description,Category,Price,GTIN\n' +
      'tok1,Coffee,Large,SQ-1,Fresh brew,Hot Drinks,3.50,\n' +
      'tok2,Coffee,Small,SQ-2,Fresh brew,Hot Drinks,2.75,\n' +
      'tok3,Sandwich,Regular,SQ-3,,Food,"$4,250.00",00012345678905\n' +
      'tok4,Tip,Regular,,,Food,variable,\n'
    expect(dishesOf(text)).toEqual({
      program: 'Square',
      dishes: [
        [2, 'Coffee', 'SQ-1', 'Hot Drinks', 'Fresh brew', '2.75', 'Variation: Large 0.75|Small 0'],
        [4, 'Sandwich', 'SQ-3', 'Food', '4250'],
        [5, 'Tip', 'Food', 'variable'],
      ],
    })
  })

  it('Odoo: a product with its attributes as options, by labels or by the names of fields', () => {
    // odoo.com/documentation/18.0/applications/sales/sales/products_prices/products/import.html
    const labels =
      'External ID,Name,Internal Reference,Product Category,Sales Price,Sales Description,Product Attributes / Attribute,Product Attributes / Values\n' +
      'p1,T-shirt,TS,All / Saleable / Clothes,15.0,Soft,Size,"S,M,L"\n' +
      ',,,,,,Colour,"Red,Blue"\n' +
      'p2,Pizza,PZ,All,9.50,,,\n'
    expect(dishesOf(labels)).toEqual({
      program: 'Odoo',
      dishes: [
        [2, 'T-shirt', 'TS', 'Clothes', 'Soft', '15', 'Size: S 0|M 0|L 0; Colour: Red 0|Blue 0'],
        [4, 'Pizza', 'PZ', 'All', '9.5'],
      ],
    })
    expect(dishesOf('id,name,default_code,list_price,categ_id\nx,Tea,T1,5.0,Drinks')).toEqual({
      program: 'Odoo',
      dishes: [[2, 'Tea', 'T1', 'Drinks', '5']],
    })
  })

  it('TastyIgniter: a menu item in the first of its categories', () => {
    // Columns of resources/models/menuexport.php in github.com/tastyigniter/ti-ext-cart.
    const text =
      'menu_id,menu_name,menu_price,menu_description,minimum_qty,categories,menu_status\n' +
      '1,Puff-Puff,4.9900,"Traditional Nigerian donut ball, rolled in sugar",3,Appetizer|Snacks,1\n'
    const dishes = [
      [2, 'Puff-Puff', 'Appetizer', 'Traditional Nigerian donut ball, rolled in sugar', '4.99'],
    ]
    expect(dishesOf(text)).toEqual({ program: 'TastyIgniter', dishes })
    const labels = text.replace(
      /^.*\n/,
      'ID,Name,Price,Description,Minimum Quantity,Category,Status\n',
    )
    expect(dishesOf(labels)).toEqual({ program: 'TastyIgniter', dishes })
  })

  it('our own titles are of no program', () => {
    expect(programOf(['id', 'code', 'name_en', 'price'])).toBeUndefined()
    expect(programOf(['name', 'price', 'category', 'code', 'description'])).toBeUndefined()
  })
})
