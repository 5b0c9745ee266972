import { describe, expect, it } from 'vitest'
import { importMenu } from '../menu-import/import-menu.ts'
import { readMenuCsv } from './menu-csv.ts'
import { readMenuLines } from './menu-lines.ts'
import { readMenuTable } from './menu-table.ts'
import { sheetName } from './sheet-name.ts'
import { priceReader, sheetPrice } from './sheet-price.ts'

const empty = { categories: [], sections: [], productOptions: [], products: [] }
let last = 0
const importOf = (text: string) =>
  importMenu(empty, readMenuTable(text), {
    script: 'cht',
    newId: () => String((last += 1)).padStart(24, '0'),
  })
const addedDishes = (text: string) =>
  importOf(text).changes.flatMap(({ path, to }) => {
    const { name, price } = to as { name: { value: string }[]; price?: number }
    return path === 'products' ? [[...name.map(({ value }) => value), price]] : []
  })
const csvPrices = (text: string) => {
  const { dishes, problems } = readMenuCsv(text, 'cht')
  expect(problems).toEqual([])
  return dishes.map(({ price }) => price)
}
const categoriesOf = (text: string) => {
  const { dishes, categories } = readMenuCsv(text, 'cht')
  return dishes.map(({ category }) => categories[category]?.[0]?.value)
}
const typed = (text: string) => {
  const { dishes, problems, categories } = readMenuLines(text, 'cht')
  return {
    dishes: dishes.map(({ name, price }) => [name[0]?.value, price]),
    categories: categories.map(([name]) => name?.value),
    problems: problems.map(({ row, code }) => [row, code]),
  }
}

describe('IMPORT-1.7: prices are read in the notation of their file', () => {
  it.each([
    ['8,50 €', 8.5],
    ['12.50 €', 12.5],
    ['€ 1.280,50', 1280.5],
    ["CHF 1'280.50", 1280.5],
    ['1 280,50 kr', 1280.5],
    ['45.000₫', 45_000],
    ['1,480円', 1480],
    ['９８０円', 980],
    ['￥1,480', 1480],
    ['5,-', 5],
    ['5.–', 5],
    ['RM 12.90', 12.9],
    ['hk$48', 48],
    ['1.234', undefined],
    ['5 or 6', undefined],
    ['1,2345', undefined],
    ['', undefined],
  ])('%s', (text, price) => {
    expect(sheetPrice(text)).toBe(price)
  })

  it('three digits after a point are thousands if the other prices say so', () => {
    expect(priceReader(['45.000', '50.000'])('45.000')).toBe(45_000)
    expect(priceReader(['1.280', '4,50'])('1.280')).toBe(1280)
    expect(priceReader(['1.280', '4.50'])('1.280')).toBeUndefined()
    expect(priceReader(['1,280', '4,50'])('1,280')).toBeUndefined()
    expect(priceReader(['1,280', '4.50'])('1,280')).toBe(1280)
  })

  it.each([
    ['VND', 45_000],
    ['HKD', undefined],
  ])('three digits after every point in a shop of %s', (currency, price) => {
    const read = (cell: string) => priceReader(['45.000', '12.500'], currency)(cell)
    expect(read('45.000')).toBe(price)
    expect(read('12.500')).toBe(price && 12_500)
  })

  it('zeros that a database adds', () => {
    expect(csvPrices('name,price\nTea,4.5000\nCake,12.000000\n')).toEqual([4.5, 12])
  })

  it('a file with decimal commas', () => {
    expect(
      csvPrices(
        'category;name;price\nSuppen;Tagessuppe;4,50\nSuppen;Gulaschsuppe;6,90 €\nSalate;Gemischter Salat;12.50 €\n',
      ),
    ).toEqual([4.5, 6.9, 12.5])
  })

  it('a typed menu with decimal commas', () => {
    expect(typed('Suppen\nTagessuppe 4,50 €\nGulaschsuppe 6,90\nSalat 5,-')).toEqual({
      dishes: [
        ['Tagessuppe', 4.5],
        ['Gulaschsuppe', 6.9],
        ['Salat', 5],
      ],
      categories: ['Suppen'],
      problems: [],
    })
  })
})

describe('IMPORT-1.2: columns are known by their titles in the languages of menus', () => {
  it.each([
    'Categoria;Nome;Descrizione;Prezzo\nPrimi;Spaghetti;con vongole;12,50',
    'Kategorie;Bezeichnung;Beschreibung;Preis\nSuppen;Gulasch;mit Brot;12,50',
    'Catégorie;Nom;Description;Prix\nEntrées;Soupe;du jour;12,50',
    'カテゴリ,商品名,説明,価格\n丼,牛丼,並,12.50',
    'Kategorie;Gericht;Beschreibung;Preis in €\nSuppen;Gulasch;mit Brot;12,50',
    'Category,Product name,Description,Price (HK$)\nTea,Milk tea,hot,12.50',
    '類別,菜式,描述,售價（HKD）\n飲品,奶茶,熱,12.50',
    '分类,菜品名称,说明,单价(元)\n饮品,奶茶,热,12.50',
    'Danh mục;Tên món;Mô tả;Giá\nPhở;Phở bò;tái;12,50',
  ])('%s', (text) => {
    expect(csvPrices(text)).toEqual([12.5])
    expect(readMenuCsv(text, 'cht').dishes[0]?.description).toHaveLength(1)
    expect(categoriesOf(text)[0]).toMatch(/./)
  })
})

it('IMPORT-1.2: the name of a menu and empty lines may stand above the titles', () => {
  const text = 'Lantern Lane,,\nMenu of March 2026,,\n,,\nCategory,Name,Price\nTea,Milk tea,22\n'
  expect(readMenuTable(text)).toMatchObject({
    columns: ['category', 'name', 'price'],
    rows: [{ row: 5 }],
    problems: [],
  })
  expect(csvPrices(text)).toEqual([22])
  expect(addedDishes(text)).toEqual([['Milk tea', 22]])
})

describe('IMPORT-1.1: separators', () => {
  it('count outside of quotes alone', () => {
    expect(addedDishes('Name;Price;"Notes (nuts, milk, egg)"\nTea;3.00;x\nCake;4.50;y\n')).toEqual([
      ['Tea', 3],
      ['Cake', 4.5],
    ])
  })

  it('may be named by a first line for Excel', () => {
    expect(csvPrices('sep=;\ncategory;name;price\nSuppen;Tagessuppe;4.50\n')).toEqual([4.5])
    expect(readMenuCsv('sep=;\nname;price\nTea;x', 'cht').problems).toMatchObject([{ row: 3 }])
  })

  it('a row with more cells than titles is a problem: a comma of its price was not quoted', () => {
    const problem = { row: 2, code: 'cellsExtra', text: '200' }
    expect(readMenuCsv('name,price\nSushi,¥1,200', 'cht').problems).toEqual([problem])
    expect(importOf('name,price\nSushi,¥1,200').problems).toMatchObject([problem])
    expect(csvPrices('name,price\nSushi,5,,\n')).toEqual([5])
  })

  it('letters that were lost on the way are a problem, never a name', () => {
    expect(readMenuCsv('name,price\n\uFFFD\uFFFDtea,5', 'cht').problems).toMatchObject([
      { row: 2, code: 'lettersLost' },
    ])
  })
})

describe('IMPORT-1.5: a new dish has a price', () => {
  it.each([
    'name,price\nTea,\nCake,5\n',
    'Token,Item Name,Variation Name,SKU,Category,Price\nt1,Open food,Regular,,Misc,\n',
  ])('%s', (text) => {
    expect(importOf(text).problems).toMatchObject([
      { row: 2, column: 'price', code: 'priceMissing' },
    ])
  })
})

it('IMPORT-5.2: Square: what is stocked and not sold is left out', () => {
  const text =
    'Token,Item Name,Variation Name,SKU,Description,Category,Price,Sellable,Stockable,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Archived\n' +
    't1,Beef patty (raw),Regular,,,Stock,0.50,N,Y,,,,,N\n' +
    't2,Latte,"Small, Oat",L1,,Coffee,4.50,Y,N,Size,Small,Milk,Oat,N\n' +
    't3,Latte,"Small, Cow",L2,,Coffee,4.00,Y,N,Size,Small,Milk,Cow,N\n' +
    't4,Latte,"Large, Oat",L3,,Coffee,5.50,Y,N,Size,Large,Milk,Oat,N\n'
  expect(addedDishes(text)).toEqual([['Latte', 4]])
})

it('IMPORT-5.1: WooCommerce: published products at their regular price, by category', () => {
  const text =
    'ID,Type,SKU,Name,Published,Description,"Regular price","Sale price",Categories\n' +
    '46,simple,FR,French fries,1,,20,15,Sides\n' +
    '47,simple,ON,Onion rings,1,,25,22.5,Sides\n' +
    '48,simple,OLD,Old dish,0,,30,28,Sides\n'
  const { changes, problems } = importOf(text)
  expect(problems).toEqual([])
  expect(changes.filter(({ path }) => path === 'categories')).toMatchObject([
    { to: { name: [{ value: 'Sides' }] } },
  ])
  expect(addedDishes(text)).toEqual([
    ['French fries', 20],
    ['Onion rings', 25],
  ])
})

describe('SETUP-2.5: a name is cut into languages at a clear border alone', () => {
  it.each([
    'XO醬炒蘿蔔糕',
    'A餐 叉燒飯',
    'T骨牛扒',
    'A5和牛',
    'VC檸檬茶',
    'BBQ燒烤拼盤',
    'XO 醬炒蛋',
    'B.B.Q.雞翼',
    'A/B餐',
  ])('%s is one Chinese name', (value) => {
    expect(sheetName(value, 'cht')).toEqual([{ lang: 'cht', value }])
  })

  it.each([
    ['雲吞麵 Wonton noodles', 'Wonton noodles', '雲吞麵'],
    ['Wonton noodles 雲吞麵', 'Wonton noodles', '雲吞麵'],
    ['Wonton noodles雲吞麵', 'Wonton noodles', '雲吞麵'],
    ['Tea/茶', 'Tea', '茶'],
    ['XO醬炒帶子 Scallops in XO sauce', 'Scallops in XO sauce', 'XO醬炒帶子'],
    ['Scallops in XO sauce XO醬炒帶子', 'Scallops in XO sauce', 'XO醬炒帶子'],
  ])('%s is two', (text, en, cht) => {
    expect(sheetName(text, 'cht')).toEqual([
      { lang: 'en', value: en },
      { lang: 'cht', value: cht },
    ])
  })

  it('IMPORT-1.8: the category of a merged cell is that of the rows below', () => {
    expect(categoriesOf('category,name,price\nSoups,A,1\n,B,2\nMains,C,3\n,D,4')).toEqual([
      'Soups',
      'Soups',
      'Mains',
      'Mains',
    ])
    expect(categoriesOf('category,name,price\nSoups,A,1\nSoups,B,2\n,C,3')).toEqual([
      'Soups',
      'Soups',
      undefined,
    ])
  })

  it('IMPORT-1.3: case, width and spaces make no second category', () => {
    const { categories } = readMenuCsv('category,name,price\nDrinks,A,1\nＤＲＩＮＫＳ ,B,2', 'cht')
    expect(categories).toHaveLength(1)
  })
})

describe('SETUP-2.5: what ends with a number is not always a dish', () => {
  it('hours, years, phones and numbers of guests are no prices; a sentence describes the dish before it', () => {
    const text =
      'Lunch 11:30 - 14:30\nPho 12.50\nServed with lime and herbs\nBun cha 13.00\nDinner for 2\nSteak and chips 58.00\nDrinks 2026\nTea 3\nTel 020 7946 0018'
    expect(typed(text)).toEqual({
      dishes: [
        ['Pho', 12.5],
        ['Bun cha', 13],
        ['Steak and chips', 58],
        ['Tea', 3],
      ],
      categories: ['Lunch 11:30 - 14:30', 'Dinner for 2', 'Drinks 2026'],
      problems: [],
    })
    const { dishes, leftOut } = readMenuLines(text, 'cht')
    expect(dishes[0]?.description).toEqual([{ lang: 'en', value: 'Served with lime and herbs' }])
    expect(leftOut).toEqual([{ row: 9, text: 'Tel 020 7946 0018' }])
  })

  it.each([
    ['Dinner for 2 58.00', ['Dinner for 2', 58]],
    ['Cola 0,5 l 3,90', ['Cola 0,5 l', 3.9]],
    ['A5和牛 388', ['A5和牛', 388]],
    ['Set 3 ..... 48', ['Set 3', 48]],
    ['ICED TEA 22', ['ICED TEA', 22]],
    ['Fisk 89 kr', ['Fisk', 89]],
    ['Tea$5', ['Tea', 5]],
    ['Banquet 2000', ['Banquet', 2000]],
    ['Lager 4.5% 60', ['Lager 4.5%', 60]],
    ['午市套餐：$58', ['午市套餐', 58]],
  ])('%s is a dish', (line, dish) => {
    expect(typed(`Menu\n${line}`).dishes).toEqual([dish])
  })

  it.each(['Open 11:30', 'Wine 0,75 l', '電話 2345 6789', '訂座熱線：23456789', 'Menu 11 - 14'])(
    '%s is not a dish',
    (line) => {
      expect(typed(`Menu\nTea 3\n\n${line}\nMilk 4`).dishes).toEqual([
        ['Tea', 3],
        ['Milk', 4],
      ])
    },
  )
})

describe('IMPORT-1.13: what a file says is not sold is left out', () => {
  it.each([
    ['Status', 'Active', 'Inactive'],
    ['Status', 'published', 'Draft'],
    ['Is Active', 'TRUE', 'FALSE'],
    ['Enabled', '1', '0'],
    ['Available for sale [Main street]', 'Y', 'N'],
    ['Product Visible?', 'Y', 'N'],
    ['Archived', 'No', 'Yes'],
    ['is_deleted', 'false', 'true'],
    ['Hidden', '', 'x'],
    ['Discontinued', '0', '1'],
    ['狀態', '啟用', '停用'],
    ['上架', '是', '否'],
    ['下架', '', '✓'],
  ])('%s: %s is sold, %s is not', (title, sold, not) => {
    const text = `Name,Price,${title}\nLatte,4,${sold}\nMocha,5,${not}\n`
    expect(addedDishes(text)).toEqual([['Latte', 4]])
    expect(importOf(text).leftOut).toBe(1)
    expect(readMenuCsv(text, 'cht').dishes.map(({ price }) => price)).toEqual([4])
  })

  it('the exports of other programs say how many too', () => {
    const square = 'Item Name,Variation Name,Price,Sellable,Archived\n'
    expect(
      importOf(`${square}Beef,Regular,0.5,N,N\nTea,Regular,3,Y,N\nOld,Regular,3,Y,Y\n`),
    ).toMatchObject({ leftOut: 2, problems: [] })
  })

  it('words of another meaning say nothing', () => {
    expect(addedDishes('Name,Price,Status\nLatte,4,New\nMocha,5,Sold out today\n')).toHaveLength(2)
  })
})

const optionsOf = (text: string) =>
  readMenuCsv(text, 'cht').dishes.map(({ price, options = [] }) => [
    price,
    options.map(({ name, choices }) => [
      name,
      ...choices.map((choice) => [choice.name, choice.price]),
    ]),
  ])

describe('IMPORT-1.14: rows of one dish by a column of its variants are one dish with options', () => {
  it.each([
    [
      'Name,Variant,SKU,Price\nBeer,Small,B1,4\nBeer,Large,B2,6\n',
      4,
      ['Variation', ['Small', 0], ['Large', 2]],
    ],
    [
      '商品名稱,規格,售價\n珍珠奶茶,大杯,55\n珍珠奶茶,中杯,45\n',
      45,
      ['規格', ['大杯', 10], ['中杯', 0]],
    ],
    ['Name;Size;Price\nLatte;S;3,50\n;L;4,80\n', 3.5, ['Size', ['S', 0], ['L', 1.3]]],
  ])('%j', (text, price, group) => {
    expect(optionsOf(text)).toEqual([[price, [group]]])
    expect(addedDishes(text)).toHaveLength(1)
  })

  it('the same dish in two categories is two, one with a single size is as it is, and a size that is not named is twice', () => {
    expect(optionsOf('Category,Name,Size,Price\nHot,Tea,L,4\nCold,Tea,L,5\n')).toEqual([
      [4, []],
      [5, []],
    ])
    expect(importOf('Name,Size,Price\nTea,L,4\nTea,L,5\n').problems).toMatchObject([
      { row: 3, code: 'twice' },
    ])
  })
})

describe('IMPORT-1.2: titles name a language, and those of this house come first', () => {
  it.each([
    [
      '產品名稱(繁體中文),產品名稱(英文),價錢\n叉燒飯,BBQ pork rice,48\n',
      ['BBQ pork rice', '叉燒飯', 48],
    ],
    ['中文名稱,英文名,售價\n叉燒飯,BBQ pork rice,48\n', ['BBQ pork rice', '叉燒飯', 48]],
    [
      'Name (Chinese),Name (English),Price\n叉燒飯,BBQ pork rice,48\n',
      ['BBQ pork rice', '叉燒飯', 48],
    ],
    ['Menu,Category,Item Name,Price\nAll day,Mains,Burger,9.50\n', ['Burger', 9.5]],
    ['handle,name,product_category,retail_price\nlatte,Latte,Coffee,4.00\n', ['Latte', 4]],
  ])('%j', (text, dish) => {
    expect(addedDishes(text)).toEqual([dish])
  })
})
