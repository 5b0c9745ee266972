import { text } from '../text/text.ts'

const en = `Welcome to Lantern Lane. By ordering here you agree to the following.

1. Orders. Your order goes straight to our kitchen. Once we start cooking it cannot be changed; please ask our staff and we will do what we can.
2. Prices. Prices are in the currency of the shop. Service charge and tax are shown before you order. Offers cannot be combined unless they say so.
3. Allergens. Our kitchens use gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts, sesame and molluscs. Tell us about any allergy before you order.
4. Take-away. Please collect within 30 minutes of the ready notice; hot food is at its best at once.
5. Membership. Points are earned on what you pay and have no cash value. Points expire 12 months after they are earned.
6. Your data. We keep your name, contact and orders to serve you, and never sell them. Ask any shop to see or erase them.`

const cht = `歡迎光臨燈巷冰室。閣下使用本服務點餐，即表示同意以下條款。

1. 點餐：訂單會即時送到廚房，開始烹調後恕不能更改；如有需要，請向店員查詢，我們會盡量配合。
2. 價錢：所有價錢以分店所在地貨幣計算，服務費及稅項會於落單前列明。除特別註明外，優惠不可同時使用。
3. 致敏原：廚房會使用麩質、甲殼類、蛋、魚、花生、大豆、奶、堅果、芝麻及軟體動物。如有食物過敏，請於落單前告知店員。
4. 外賣：收到取餐通知後請於30分鐘內領取，趁熱享用風味最佳。
5. 會員：積分按實際付款計算，不可兌換現金，並於獲得後12個月失效。
6. 個人資料：我們只會為提供服務而保存閣下的姓名、聯絡方法及訂單，絕不出售。閣下可向任何分店要求查閱或刪除。`

const chs = `欢迎光临灯巷冰室。您使用本服务点餐，即表示同意以下条款。

1. 点餐：订单会立即送达厨房，开始制作后无法更改；如有需要请联系店员，我们会尽力配合。
2. 价格：所有价格以门店所在地货币计算，服务费及税费会在下单前列明。除特别注明外，优惠不可叠加使用。
3. 过敏原：厨房会使用麸质、甲壳类、蛋、鱼、花生、大豆、奶、坚果、芝麻及软体动物。如有食物过敏，请在下单前告知店员。
4. 外带：收到取餐通知后请于30分钟内领取，趁热享用风味最佳。
5. 会员：积分按实际付款计算，不可兑换现金，自获得之日起12个月后失效。
6. 个人信息：我们仅为提供服务而保存您的姓名、联系方式及订单，绝不出售。您可向任何门店申请查阅或删除。`

export const terms = text(en, cht, chs)
