import { describe, expect, it } from 'vitest'
import { readMenuCsv } from '../menu-csv.ts'
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

  it('Loyverse: variants in the rows below, prices by store', () => {
    // Titles of an export, as help.loyverse.com/help/importing-and-exporting explains them.
    const text =
      'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Option 3 name,Option 3 value,Cost,Barcode,SKU of included item,Quantity of included item,Track stock,Available for sale [Café],Price [Café],In stock [Café],Low stock [Café],"Modifier - ""Milk"""\n' +
      'latte,10001,Latte,Coffee,,N,Size,Small,Temperature,Hot,,,0,,,,N,Y,28.00,,,Y\n' +
      'latte,10002,,,,,,Large,,Iced,,,0,,,,N,Y,34.50,,,\n' +
      'scone,10003,Scone,Cakes,With cream,N,,,,,,,0,,,,N,Y,22.00,,,N\n' +
      'old,10004,Old dish,Cakes,,N,,,,,,,0,,,,N,N,9.00,,,N\n'
    expect(dishesOf(text)).toEqual({
      program: 'Loyverse',
      dishes: [
        [2, 'Latte', '10001', 'Coffee', '28', 'Size: Small / Hot 0|Large / Iced 6.5'],
        [4, 'Scone', '10003', 'Cakes', 'With cream', '22'],
      ],
    })
  })

  it('Shopify: products by their handles, with the titles before 2025 and since', () => {
    // help.shopify.com/manual/products/import-export/using-csv
    const rows =
      'bao,Pork bao,<p>Steamed</p>,Lantern,Buns,TRUE,Filling,Pork,B1,6.00,https://x.example/1.jpg,active\n' +
      'bao,,,,,,,Vegan,B2,7.50,https://x.example/2.jpg,\n' +
      'bao,,,,,,,,,,https://x.example/3.jpg,\n' +
      'tea,Tea,,Lantern,Drinks,TRUE,Title,Default Title,T1,4.00,,active\n' +
      'gone,Gone,,Lantern,Drinks,TRUE,Title,Default Title,G1,4.00,,archived\n'
    const dishes = [
      [2, 'Pork bao', 'B1', 'Buns', 'Steamed', '6', 'Filling: Pork 0|Vegan 1.5'],
      [5, 'Tea', 'T1', 'Drinks', '4'],
    ]
    const before =
      'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Status\n'
    const since =
      'URL handle,Title,Description,Vendor,Type,Published on online store,Option1 name,Option1 value,SKU,Price,Product image URL,Status\n'
    expect(dishesOf(before + rows)).toEqual({ program: 'Shopify', dishes })
    expect(dishesOf(since + rows)).toEqual({ program: 'Shopify', dishes })
  })

  it('Clover: items of its inventory, without hidden ones, by their product codes if they have no SKU', () => {
    // The titles as public programs that write and read its spreadsheets have them.
    const text =
      'Clover ID,Name,Alternate Name,Price,Price Type,Price Unit,Tax Rates,Cost,Product Code,SKU,Modifier Groups,Quantity,Printer Labels,Hidden,Non-revenue item\n' +
      'A1,Wonton noodles,,12.50,Fixed,,DEFAULT,,,W1,,0,,No,No\n' +
      'A2,Lobster,,,Variable,,DEFAULT,,,L1,,0,,No,No\n' +
      'A3,Staff meal,,0.00,Fixed,,DEFAULT,,,S1,,0,,Yes,No\n' +
      'A4,Cola,,2.00,FIXED,,DEFAULT,,0123456789012,,,0,,FALSE,FALSE\n'
    expect(dishesOf(text)).toEqual({
      program: 'Clover',
      dishes: [
        [2, 'Wonton noodles', 'W1', '12.5'],
        [3, 'Lobster', 'L1', 'market price'],
        [5, 'Cola', '0123456789012', '2'],
      ],
    })
  })

  it('Clover: an alternate name is for the kitchen, unless it is in another language', () => {
    // docs.zaytech.com/knowledge/alternate-names-smart-online-order-for-the-clover: often “heavily abbreviated”, not for guests.
    const text =
      'Clover ID,Name,Alternate Name,Price,Price Type,Price Unit,Tax Rates,Cost,Product Code,SKU,Modifier Groups,Quantity,Printer Labels,Hidden,Non-revenue item\n' +
      'A1,Chicken teriyaki bowl,CHK TERI,12.50,Fixed,,DEFAULT,,,W1,,0,,No,No\n' +
      'A2,Wonton noodles,雲吞麵,9.00,Fixed,,DEFAULT,,,W2,,0,,No,No\n'
    expect(dishesOf(text).dishes).toEqual([
      [2, 'Chicken teriyaki bowl', 'W1', '12.5'],
      [3, 'Wonton noodles/雲吞麵', 'W2', '9'],
    ])
  })

  it('Odoo: of several categories of the point of sale the first, before that of accounts', () => {
    const text =
      'Name,Internal Reference,Product Category,Point of Sale Category,Sales Price\n' +
      'Lasagna,L1,All / Saleable,"Food / Pasta,Lunch",12.00\n' +
      'Tea,T1,All / Drinks,,3.00\n'
    expect(dishesOf(text).dishes).toEqual([
      [2, 'Lasagna', 'L1', 'Pasta', '12'],
      [3, 'Tea', 'T1', 'Drinks', '3'],
    ])
  })

  it('WooCommerce: a product with variations, by its SKU or its number, in all columns of an export', () => {
    // Columns of WC_Product_CSV_Exporter in github.com/woocommerce/woocommerce.
    const titles =
      'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Length (cm),Width (cm),Height (cm),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Shipping class,Images,Download limit,Download expiry days,Parent,Grouped products,Upsells,Cross-sells,External URL,Button text,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global'
    const rowOf = (cells: Readonly<Record<string, string>>) =>
      titles
        .split(',')
        .map((title) => cells[title] ?? '')
        .join(',')
    const size = { 'Attribute 1 name': 'Size', Published: '1' }
    const variation = { ...size, Type: 'variation', Parent: 'PZ' }
    const rows = [
      {
        ID: '10',
        Type: 'variable',
        SKU: 'PZ',
        Name: 'Margherita',
        Categories: 'Menu > Pizza',
        Description: '<p>With basil</p>',
        ...size,
        'Attribute 1 value(s)': '"30 cm, 40 cm"',
      },
      {
        ID: '11',
        Name: 'Margherita - 30 cm',
        'Regular price': '9.00',
        ...variation,
        'Attribute 1 value(s)': '30 cm',
      },
      {
        ID: '12',
        Name: 'Margherita - 40 cm',
        'Regular price': '12.50',
        ...variation,
        'Attribute 1 value(s)': '40 cm',
      },
      {
        ID: '13',
        Name: 'Margherita - 60 cm',
        'Regular price': '20',
        ...variation,
        Published: '0',
        'Attribute 1 value(s)': '60 cm',
      },
      { ID: '20', Type: 'variable', Name: 'Juice', Categories: 'Drinks', ...size },
      {
        ID: '21',
        Name: 'Juice - S',
        'Regular price': '3',
        ...variation,
        Parent: 'id:20',
        'Attribute 1 value(s)': 'S',
      },
      {
        ID: '30',
        Type: 'simple',
        SKU: 'T',
        Name: 'Tea',
        Published: '1',
        'Regular price': '2.50',
        'Sale price': '2',
        Categories: 'Drinks',
      },
    ]
    expect(dishesOf([titles, ...rows.map(rowOf)].join('\n'))).toEqual({
      program: 'WooCommerce',
      dishes: [
        [2, 'Margherita', 'PZ', 'Pizza', 'With basil', '9', 'Size: 30 cm 0|40 cm 3.5'],
        [6, 'Juice', 'Drinks', '3'],
        [8, 'Tea', 'T', 'Drinks', '2.5'],
      ],
    })
  })

  it('Toast: items of its basic template with their modifiers', () => {
    // doc.toasttab.com/doc/platformguide/platformFillingOutTheBulkImportSpreadsheet.html
    const text =
      'Operation,Entity type,Operation ID,Name,Parent entity type,Parent version ID or operation ID,Pricing strategy or method,Price\n' +
      'CREATE,MENU_ITEM,1,Chile bowl,MENU_GROUP,500000000032822323,BASE,12.90\n' +
      'CREATE,MENU_ITEM,2,Pulled pork,MENU_GROUP,500000000032822323,BASE,10\n' +
      'CREATE,MODIFIER_GROUP,3,Protein,MENU_ITEM,1,BASE,\n' +
      'CREATE,MODIFIER,4,Chicken,MODIFIER_GROUP,3,BASE,3.00\n' +
      'CREATE,MODIFIER,5,No rice,MODIFIER_GROUP,3,BASE,(2.00)\n' +
      'ATTACH,MODIFIER_GROUP,6,,MENU_ITEM,2,,\n'
    expect(dishesOf(text)).toEqual({
      program: 'Toast',
      dishes: [
        [2, 'Chile bowl', '12.9', 'Protein: Chicken 3|No rice -2'],
        [3, 'Pulled pork', '10'],
      ],
    })
  })

  it('Toast: its advanced template: a group of two items, codes, descriptions, what is shown nowhere', () => {
    const text =
      'Operation,Entity type,Operation ID,Version ID or operation ID,Parent entity type,Parent version ID or operation ID,Name,Item description,Pricing strategy or method,Price,PLU,SKU,Visible to POS,"Visible to Kiosk, Toast Order and Pay"\n' +
      'CREATE,MENU_ITEM,1,,MENU_GROUP,5001,Burger,With cheese,BASE,13.99,2001,B-1,TRUE,FALSE\n' +
      'CREATE,MENU_ITEM,2,,MENU_GROUP,5001,Old dish,,BASE,9,,,FALSE,FALSE\n' +
      'CREATE,MENU_ITEM,3,,MENU_GROUP,5001,Catch of the day,,OPEN,,2003,,TRUE,TRUE\n' +
      'CREATE,MODIFIER_GROUP,4,,MENU_ITEM,1,Side,,BASE,,,,,\n' +
      'CREATE,MODIFIER,5,,MODIFIER_GROUP,4,Fries,,BASE,.50,,,,\n' +
      'ATTACH,MODIFIER_GROUP,6,4,MENU_ITEM,3,,,,,,,,\n'
    expect(dishesOf(text).dishes).toEqual([
      [2, 'Burger', 'B-1', 'With cheese', '13.99', 'Side: Fries 0.5'],
      [4, 'Catch of the day', '2003', 'market price', 'Side: Fries 0.5'],
    ])
    expect(readMenuCsv(text.replace('.50', 'half'), 'cht').problems).toEqual([
      { row: 2, column: 'options', code: 'optionsInvalid', text: 'half' },
      { row: 4, column: 'options', code: 'optionsInvalid', text: 'half' },
    ])
  })

  it('SETUP-2.6: a first menu reads them as the menu does', () => {
    const text =
      'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Default price,Cost,Available for sale [Bar],Price [Bar]\n' +
      'latte,1,Latte,Coffee,With oat milk,N,Size,Small,4.00,0,Y,4.50\n' +
      'latte,2,,,,,,Large,5.00,0,Y,6.00\n'
    expect(readMenuCsv(text, 'cht')).toEqual({
      categories: [[{ lang: 'en', value: 'Coffee' }]],
      dishes: [
        {
          row: 2,
          category: 0,
          name: [{ lang: 'en', value: 'Latte' }],
          price: 4.5,
          code: '1',
          description: [{ lang: 'en', value: 'With oat milk' }],
          options: [
            {
              name: 'Size',
              choices: [
                { name: 'Small', price: 0 },
                { name: 'Large', price: 1.5 },
              ],
            },
          ],
        },
      ],
      problems: [],
    })
  })

  it('our own titles are of no program', () => {
    expect(programOf(['id', 'code', 'name_en', 'price'])).toBeUndefined()
    expect(programOf(['name', 'price', 'category', 'code', 'description'])).toBeUndefined()
  })
})
