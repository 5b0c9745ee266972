/** The titles of columns in the languages of menus, in lower case, with a bar between them. */
const words = {
  category:
    'categoria|kategorie|rubrik|catégorie|categoría|categorie|kategori|kategoria|kategorija|категория|категорія|カテゴリ|カテゴリー|分類|카테고리|분류|หมวดหมู่|ประเภท|danh mục|loại',
  name: 'nome|piatto|prodotto|bezeichnung|artikel|gericht|speise|nom|plat|produit|article|nombre|plato|producto|prato|produto|naam|gerecht|namn|rätt|navn|ret|nimi|ruoka|annos|nazwa|danie|potrawa|název|jídlo|pokrm|pavadinimas|patiekalas|ad|isim|yemek|ürün|название|наименование|блюдо|назва|страва|商品名|品名|メニュー名|料理名|메뉴|메뉴명|상품명|이름|ชื่อ|ชื่อเมนู|เมนู|tên|món|nama|menu|hidangan|nome piatto|tên món|nama menu|nama hidangan|ürün adı|nom du plat',
  price:
    'prezzo|preis|prix|precio|preço|prijs|pris|hinta|cena|kaina|fiyat|цена|ціна|価格|値段|単価|価格(税込)|가격|단가|ราคา|giá|harga',
  description:
    'descrizione|beschreibung|descripción|descrição|omschrijving|beschrijving|beskrivning|beskrivelse|kuvaus|opis|popis|aprašymas|açıklama|описание|опис|説明|商品説明|설명|คำอธิบาย|รายละเอียด|mô tả|keterangan|deskripsi',
  code: 'codice|artikelnummer|nummer|référence|código|artikelnr|kode|kod|код|商品コード|코드|รหัส|mã',
  options:
    'opzioni|optionen|opciones|opções|opties|tillval|valg|選択肢|オプション|옵션|ตัวเลือก|tùy chọn|pilihan',
  allergens:
    'allergeni|allergene|allergènes|alérgenos|alergénios|allergenen|allergener|アレルゲン|알레르기',
  variant:
    'variant|variants|variation|variations|variation name|variant name|size|portion|option value 1|option 1 value|option1 value|variant_option_one_value|größe|taille|tamaño|formato|規格|规格|尺寸|份量|大小|サイズ|사이즈|ขนาด|kích cỡ|ukuran',
}

type Titled = keyof typeof words

/** The columns by such titles. */
export const columnTitles: ReadonlyMap<string, Titled> = new Map(
  Object.entries(words).flatMap(([column, titles]) =>
    titles.split('|').map((title) => [title, column as Titled] as const),
  ),
)
