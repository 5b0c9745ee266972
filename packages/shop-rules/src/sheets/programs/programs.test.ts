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
      '1,Puff-Puff,4.9900,"Traditional Nigerian donut ball, rolled in sugar",3,Appetizer|Snacks,1\n' +
      '2,Scotch egg,2.0000,,1,Appetizer,0\n'
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

  it('Square: the titles of 2025, in which guests read another name and archived items are left out', () => {
    // Titles of a shop's item library as github.com users describe their exports; modifiers and stocks have columns of their own.
    const titles =
      'Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,SEO Title,SEO Description,Permalink,GTIN,Square Online Item Visibility,Item Type,Weight (lb),Social Media Link Title,Social Media Link Description,Shipping Enabled,Self-serve Ordering Enabled,Delivery Enabled,Pickup Enabled,Price,Online Sale Price,Archived,Sellable,Contains Alcohol,Stockable,Auto Add Item to Check,Option Name 1,Option Value 1,Default Unit Cost,Default Vendor Name,Default Vendor Code,Current Quantity Juice Bar,New Quantity Juice Bar,Stock Alert Enabled Juice Bar,Stock Alert Count Juice Bar,Modifier Set - Bread Choice,Modifier Set - extras'
    const rowOf = (cells: Readonly<Record<string, string>>) =>
      titles.split(',').map((title) => cells[title] ?? '')
    const smoothie = { Token: 't1', 'Item Name': 'smth', 'Customer-facing Name': 'Smoothie' }
    const rows = [
      {
        ...smoothie,
        'Variation Name': '12 oz',
        Price: '6.50',
        Archived: 'N',
        Categories: 'Drinks',
      },
      {
        ...smoothie,
        'Variation Name': '16 oz',
        Price: '7.99',
        Archived: 'N',
        Categories: 'Drinks',
      },
      { 'Item Name': 'Pumpkin soup', 'Variation Name': 'Regular', Price: '5', Archived: 'Y' },
    ]
    const text = [titles, ...rows.map((cells) => rowOf(cells).join(','))].join('\n')
    expect(dishesOf(text)).toEqual({
      program: 'Square',
      dishes: [[2, 'Smoothie', 'Drinks', '6.5', 'Variation: 12 oz 0|16 oz 1.49']],
    })
  })

  it('Odoo: the sample of its documentation, without what cannot be sold', () => {
    // “How to import data”, product.csv beside content/applications/essentials/export_import_data.rst in github.com/odoo/documentation.
    const text =
      'External ID,Name,Internal Reference,Category/External ID,Can be Expensed,Can be Purchased,Can be Sold,Sale Price,Cost,Supply Method,Product Type,Procurement Method\n' +
      'a6,Aluminum Stool,ALS,a5,False,True,True,49.00,25.00,Buy,Stockable Product,Make to Stock\n' +
      'a7,Chair,CHR,a5,False,True,True,89.00,40.00,Buy,Stockable Product,Make to Stock\n' +
      'a8,Table,TBL,a4,False,True,True,169.00,100.00,Buy,Stockable Product,Make to Stock\n' +
      'a9,Software Book Tutorial,SBT,a2,False,True,False,19.00,8.00,Buy,Consumable,Make to Stock\n' +
      'a10,Fuel,FL,a1,True,False,False,0.30,0.25,Buy,Service,Make to Stock\n'
    expect(dishesOf(text)).toEqual({
      program: 'Odoo',
      dishes: [
        [2, 'Aluminum Stool', 'ALS', '49'],
        [3, 'Chair', 'CHR', '89'],
        [4, 'Table', 'TBL', '169'],
      ],
    })
  })

  it('our own titles are of no program', () => {
    expect(programOf(['id', 'code', 'name_en', 'price'])).toBeUndefined()
    expect(programOf(['name', 'price', 'category', 'code', 'description'])).toBeUndefined()
  })
})
