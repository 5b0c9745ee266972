/** The titles of columns in other languages, in lower case, with a bar between them. */
const words = {
  number:
    'mitgliedsnummer|kundennummer|numéro de membre|numéro client|número de socio|número de cliente|numero tessera|会員番号|회원번호',
  name: 'kunde|client|cliente|氏名|お名前|顧客名|이름|고객명|họ tên|họ và tên|ชื่อ-นามสกุล|nama|nama lengkap',
  firstName: 'vorname|prénom|nombre|voornaam|imię|名|given_name|firstname',
  lastName:
    'nachname|nom|nom de famille|cognome|apellido|apellidos|achternaam|nazwisko|姓|姓氏|lastname',
  email:
    'e-mail-adresse|adresse e-mail|courriel|correo|correo electrónico|indirizzo e-mail|電郵地址|邮箱地址|电子邮箱|電子信箱|メール|メールアドレス|이메일|อีเมล|email_address',
  phone:
    'telefon|telefonnummer|handy|téléphone|telefono|cellulare|teléfono|móvil|telefoon|tel|tel.|phone_number|mobile number|mobile phone|cell|手提電話|聯絡電話|手机号|手机号码|手機號碼|電話番号|携帯電話|전화번호|휴대폰|số điện thoại|sđt|เบอร์โทร|เบอร์โทรศัพท์|telepon|no. hp',
  birthday:
    'geburtstag|geburtsdatum|anniversaire|date de naissance|cumpleaños|fecha de nacimiento|data di nascita|compleanno|birth date|birthdate|出生日期|誕生日|生年月日|생일|생년월일|ngày sinh|วันเกิด|tanggal lahir',
  language: 'sprache|langue|idioma|lingua|taal|言語|언어',
  points:
    'punkte|punktestand|puntos|punti|punten|ポイント|포인트|điểm|คะแนน|poin|现有积分|現有積分|剩餘積分|剩余积分',
  balance: 'guthaben|solde|saldo|残高|잔액|số dư|储值余额|儲值餘額|储值|儲值',
}

type Titled = keyof typeof words

/** The columns by such titles. */
export const memberTitles: ReadonlyMap<string, Titled> = new Map(
  Object.entries(words).flatMap(([column, titles]) =>
    titles.split('|').map((title) => [title, column as Titled] as const),
  ),
)
