import { text } from '../text/text.ts'
import type { Article } from './article.ts'

/** News for the guests of one shop. */
export const shopNews: readonly Article[] = [
  {
    key: 'midnight-in-sheung-wan',
    picture: 'midnight-set',
    shops: ['hk'],
    publishTime: '2026-01-09T12:00:00.000Z',
    title: text('Midnight in Sheung Wan', '上環深宵', '上环深夜'),
    summary: text(
      'The midnight set, from half past ten until the first bus.',
      '深宵套餐，由十時半直到頭班巴士。',
      '深夜套餐，由十点半直到头班巴士。',
    ),
    body: text(
      '<p>The office lights go out, ours stay on. From 22:30 the late menu takes over: congee, noodles, and a set for those who have not had dinner yet.</p><p>Reserve a table until 22:00, or simply walk in. <a href="/reservation">Reserve</a></p>',
      '<p>寫字樓熄燈，我們繼續亮。十時半起轉深宵餐牌：粥、麵，還有為未吃晚飯的人而設的套餐。</p><p>晚上十時前可預約座位，亦歡迎直接入座。<a href="/reservation">預約座位</a></p>',
      '<p>写字楼熄灯，我们继续亮。十点半起换深夜菜单：粥、面，还有为没吃晚饭的人准备的套餐。</p><p>晚上十点前可预约座位，也欢迎直接入座。<a href="/reservation">预约座位</a></p>',
    ),
  },
  {
    key: 'breakfast-on-yongkang-street',
    picture: 'scallion-egg-crepe',
    shops: ['tw'],
    publishTime: '2025-12-19T01:00:00.000Z',
    title: text('Breakfast on Yongkang Street', '永康街的早餐', '永康街的早餐'),
    summary: text(
      'Crepes off the griddle from five in the morning.',
      '清晨五點，蛋餅現煎。',
      '清晨五点，蛋饼现煎。',
    ),
    body: text(
      '<p>The griddle is hot at five. Scallion, egg, a spoon of our own chilli: rolled, cut, and in your hand within four minutes.</p><p>Order take-away on your way to the metro and skip the queue.</p>',
      '<p>清晨五點，煎台已熱。青蔥、雞蛋、一匙自家辣椒：捲起、切開，四分鐘內送到你手上。</p><p>搭捷運途中先點外帶，不用排隊。</p>',
      '<p>清晨五点，煎台已热。青葱、鸡蛋、一勺自家辣椒：卷起、切开，四分钟内送到你手上。</p><p>坐捷运途中先点外带，不用排队。</p>',
    ),
  },
  {
    key: 'a-lantern-in-tiong-bahru',
    picture: 'shop-sg',
    shops: ['sg'],
    publishTime: '2025-11-28T01:00:00.000Z',
    title: text('A lantern in Tiong Bahru', '中峇魯亮起一盞燈', '中峇鲁亮起一盏灯'),
    summary: text(
      'Our third shop has room for prams, and a wall of kaya jars.',
      '第三間分店，放得下嬰兒車，還有一面咖椰牆。',
      '第三家门店，放得下婴儿车，还有一面咖椰墙。',
    ),
    body: text(
      '<p>Yong Siak Street has books, cats and now a lantern. The new shop has eight tables that may be reserved, baby stools, and the only laksa of the group.</p><p>Weekend brunch begins at nine. <a href="/reservation">Reserve a table</a></p>',
      '<p>永錫街有書、有貓，現在還有一盞燈。新店有八張可預約的枱、嬰兒椅，以及集團唯一的叻沙。</p><p>週末早午餐九時開始。<a href="/reservation">預約座位</a></p>',
      '<p>永锡街有书、有猫，现在还有一盏灯。新店有八张可预约的餐桌、婴儿椅，以及集团唯一的叻沙。</p><p>周末早午餐九点开始。<a href="/reservation">预约座位</a></p>',
    ),
  },
]
