import { text } from '../text/text.ts'
import type { Article } from './article.ts'

/** News for the guests of every shop. */
export const groupNews: readonly Article[] = [
  {
    key: 'claypot-rice-is-back',
    picture: 'claypot-rice',
    publishTime: '2026-02-06T02:00:00.000Z',
    title: text('Claypot rice is back', '煲仔飯回來了', '煲仔饭回来了'),
    summary: text(
      'Forty minutes over charcoal, and a crust worth waiting for.',
      '炭火四十分鐘，等的就是那層飯焦。',
      '炭火四十分钟，等的就是那层锅巴。',
    ),
    body: text(
      '<p>When the evenings turn cold, our clay pots come down from the shelf. Each one is cooked to order: <strong>raw rice, charcoal and forty minutes of patience</strong>.</p><h2>How to eat it</h2><ol><li>Lift the lid at the table and pour the sweet soy along the rim.</li><li>Cover it again for two minutes.</li><li>Scrape the crust from the bottom. It is the best part.</li></ol><p>Order it first, then your drinks: it will be there when you are hungry.</p>',
      '<p>天氣轉涼，煲仔又再登場。每煲即點即製：<strong>生米、炭火，再加四十分鐘的耐性</strong>。</p><h2>怎樣吃最滋味</h2><ol><li>上桌揭蓋，沿煲邊淋上甜豉油。</li><li>蓋上再焗兩分鐘。</li><li>用匙羹刮起飯焦，那是最精華的一口。</li></ol><p>先點煲仔飯，再慢慢揀飲品，肚餓時就剛好上桌。</p>',
      '<p>天气转凉，煲仔又再登场。每煲现点现做：<strong>生米、炭火，再加四十分钟的耐心</strong>。</p><h2>怎样吃最够味</h2><ol><li>上桌揭盖，沿煲边淋上甜酱油。</li><li>盖上再焖两分钟。</li><li>用勺子刮起锅巴，那是最精华的一口。</li></ol><p>先点煲仔饭，再慢慢挑饮品，饿的时候就刚好上桌。</p>',
    ),
  },
  {
    key: 'how-we-pull-milk-tea',
    picture: 'milk-tea',
    publishTime: '2026-01-22T02:00:00.000Z',
    title: text('How we pull our milk tea', '一杯奶茶的撞法', '一杯奶茶的拉法'),
    summary: text(
      'Four leaves, one cloth bag, seven pulls.',
      '四種茶葉，一個茶袋，來回七次。',
      '四种茶叶，一个茶袋，来回七次。',
    ),
    body: text(
      '<p>Our tea master blends four black teas every morning before the first tram. The brew is pulled <strong>seven times</strong> through a cloth bag, from as high as her arm will go.</p><h2>Why seven</h2><p>Fewer, and the tea is thin. More, and it turns bitter. After the seventh it is as dark as the lanterns are bright.</p><p>Ask for <em>less sweet</em>, or take yours with oat milk.</p>',
      '<p>每天頭班電車未開，茶師傅已經在拼配四款紅茶。茶湯經茶袋來回撞<strong>七次</strong>，手舉得多高，茶就拉得多高。</p><h2>為何是七次</h2><p>少了嫌薄，多了變澀。撞到第七次，茶色剛好像燈籠下的夜。</p><p>可選<em>少甜</em>，亦可轉燕麥奶。</p>',
      '<p>每天头班电车未开，茶师傅已经在拼配四款红茶。茶汤经茶袋来回拉<strong>七次</strong>，手举得多高，茶就拉得多高。</p><h2>为何是七次</h2><p>少了嫌薄，多了变涩。拉到第七次，茶色刚好像灯笼下的夜。</p><p>可选<em>少甜</em>，也可换燕麦奶。</p>',
    ),
  },
  {
    key: 'three-levels-of-light',
    picture: 'egg-waffle-sundae',
    publishTime: '2025-12-12T02:00:00.000Z',
    title: text('Three levels of light', '會員三級亮', '会员三级亮'),
    summary: text(
      'Points from the first cup, a member price from the second level.',
      '由第一杯起儲分，升級即享會員價。',
      '由第一杯起积分，升级即享会员价。',
    ),
    body: text(
      '<p>Join in the app and collect points on everything you pay for.</p><table><thead><tr><th>Level</th><th>What you get</th></tr></thead><tbody><tr><td>Spark</td><td>Points and rewards</td></tr><tr><td>Glow</td><td>Member price on milk tea, 3 % off</td></tr><tr><td>Lantern keeper</td><td>8 % off, at any hour</td></tr></tbody></table><p>Your level follows what you spent in the last twelve months, in all three cities.</p>',
      '<p>於應用程式登記，每次付款即可儲分。</p><table><thead><tr><th>級別</th><th>禮遇</th></tr></thead><tbody><tr><td>星火</td><td>積分及獎賞</td></tr><tr><td>暖光</td><td>奶茶會員價，全單97折</td></tr><tr><td>掌燈人</td><td>不論早晚，全單92折</td></tr></tbody></table><p>級別按過去十二個月於三地分店的消費計算。</p>',
      '<p>在应用中注册，每次付款即可积分。</p><table><thead><tr><th>级别</th><th>礼遇</th></tr></thead><tbody><tr><td>星火</td><td>积分及奖赏</td></tr><tr><td>暖光</td><td>奶茶会员价，全单9.7折</td></tr><tr><td>掌灯人</td><td>不论早晚，全单9.2折</td></tr></tbody></table><p>级别按过去十二个月在三地门店的消费计算。</p>',
    ),
  },
  {
    key: 'tell-us-what-you-cannot-eat',
    picture: 'garden-noodles',
    publishTime: '2025-11-14T02:00:00.000Z',
    title: text('Tell us what you cannot eat', '有甚麼不能吃，請告訴我們', '有忌口，请告诉我们'),
    summary: text(
      'Allergens are on every dish. Our kitchens will do the rest.',
      '每道菜均列明致敏原，其餘交給廚房。',
      '每道菜均列明过敏原，其余交给厨房。',
    ),
    body: text(
      '<p>Open a dish to see what is in it. Write your allergy into the remark of the dish, and tell our staff as well: <strong>they will bring it to the kitchen themselves</strong>.</p><ul><li>Vegetarian dishes carry a leaf.</li><li>We cook with separate woks, but in one kitchen.</li><li>Peanuts are used at every shop.</li></ul>',
      '<p>點開菜式即可查看成分。請於菜式備註寫下過敏資料，並告知店員，<strong>店員會親自通知廚房</strong>。</p><ul><li>素食菜式有葉子標記。</li><li>我們使用分開的鑊，但同在一個廚房。</li><li>各分店均有使用花生。</li></ul>',
      '<p>点开菜品即可查看成分。请在菜品备注写下过敏信息，并告知店员，<strong>店员会亲自通知厨房</strong>。</p><ul><li>素食菜品有叶子标记。</li><li>我们使用分开的锅，但同在一个厨房。</li><li>各门店均有使用花生。</li></ul>',
    ),
  },
]
