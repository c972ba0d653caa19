import 'server-only'
import { pictureUrl } from '../../art'
import type { GoodsClass } from '../../types'
import { designedLink, pageLink } from '../links'
import type { StoredWidget } from '../widget'
import { at, bannerPicture, campaignMenu, hotZones, page, panel, text } from './parts'

const accent = '#0E9F6E'

interface Chapter {
  title: string
  cover: { class: GoodsClass; title: string }
  paragraphs: string
}

const chapters: Chapter[] = [
  {
    title: '第一天 · 上门',
    cover: { class: 'fridge', title: '一进一出 同一趟车' },
    paragraphs:
      '师傅带着新机和拆机工具一起上门。旧机先验型、拍照、贴上编号，新机装好试过之后，旧机才断电搬走。\n\n' +
      '回收价在下单时就写明，到门口不改价；机身缺件的，当面说清差在哪里。',
  },
  {
    title: '第二天 · 过磅',
    cover: { class: 'washer', title: '每一台都有编号' },
    paragraphs:
      '旧机进厂先过磅，重量和编号记进同一张单子。冰箱和空调在这里抽走制冷剂，装进钢瓶，一克也不放到空气里。\n\n' +
      '向客服报出编号，就能知道这台旧机走到了哪一步。',
  },
  {
    title: '第三天 · 拆解',
    cover: { class: 'tv', title: '铜 铁 铝 塑料 玻璃' },
    paragraphs:
      '压缩机、电机、电路板先用手拆，外壳再进破碎线。磁选出铁，涡流选出铜和铝，剩下的塑料按颜色分开。\n\n' +
      '一台对开门冰箱能拆出约 40 公斤钢铁、3 公斤铜铝和 20 公斤塑料。',
  },
  {
    title: '第五天 · 重生',
    cover: { class: 'kitchen', title: '回到下一台家电里' },
    paragraphs:
      '塑料粒子做成新洗衣机的底座，铜重新拉成电机的线圈。手机和平板另走一条线：数据在视频里擦除，能修的翻新，不能修的拆出贵金属。\n\n' +
      '五天以后，您家的旧机已经有了新去处。',
  },
]

/** A picture beside a text, in turns left and right. */
function chapterPanel({ title, cover, paragraphs }: Chapter, index: number): StoredWidget {
  const isPictureLeft = index % 2 === 0
  const [pictureX, textX] = isPictureLeft ? [0, 520] : [710, 0]
  const words = { width: 670, widthDisabled: false }
  return panel(
    `recycling-${index}`,
    320,
    [
      at(
        pictureX,
        0,
        hotZones(
          `recycling-${index}`,
          pictureUrl({ kind: 'article', seed: index + 3, ...cover }),
          { width: 480, height: 320 },
          [],
          {
            borderRadius: 8,
          },
        ),
      ),
      at(
        textX,
        40,
        text(`recycling-${index}-title`, title, { fontSize: 24, fontWeight: 'bold', color: '#1f2329ff' }),
        {
          ...words,
          height: 40,
        },
      ),
      at(textX, 96, text(`recycling-${index}-text`, paragraphs, { fontSize: 18 }), { ...words, height: 180 }),
    ],
    { marginTop: 40 },
  )
}

const figures = [
  ['92%', '拆解材料再利用率'],
  ['5 天', '从上门到再生原料'],
  ['0 元', '上门、拆机与搬运'],
] as const

/** Three figures in a row, one below the other on phones. */
const figuresPanel = (): StoredWidget =>
  panel(
    'recycling-figures',
    150,
    figures.flatMap(([value, label], index) => [
      at(
        index * 416,
        20,
        text(`recycling-figure-${index}`, `${value}\n${label}`, {
          fontSize: 20,
          textAlign: 'center',
          color: '#0D4A35ff',
          foregroundColor: '#e3f5ecff',
          borderRadius: 8,
        }),
        { width: 318, height: 66, paddingTop: 20, paddingRight: 20, paddingBottom: 20, paddingLeft: 20 },
      ),
    ]),
    { marginTop: 24 },
  )

/** 旧机去哪儿了: a picture with links, texts beside pictures in free panels. */
export const recyclingPage = (): StoredWidget[] => [
  page('recycling', '旧机去哪儿了', accent, '#ffffffff'),
  hotZones(
    'recycling-top',
    bannerPicture(
      {
        title: '旧机去哪儿了',
        subtitle: '一台旧家电的五天',
        cta: '约回收',
        classes: ['fridge', 'washer', 'tv'],
        palette: 'mint',
      },
      1190,
      360,
    ),
    { width: 1190, height: 360 },
    [{ at: [0, 0, 1, 1], link: pageLink('旧机回收步骤', '/product/trade-in/steps') }],
    { marginTop: 16, borderRadius: 8 },
  ),
  campaignMenu('recycling', accent),
  text(
    'recycling-lead',
    '换新不难，难的是旧的往哪儿放。我们把一台旧家电离开您家之后的五天，一步一步拍下来、写下来。',
    { fontSize: 18, height: 60, textAlign: 'center', color: '#1f2329ff', marginTop: 24 },
  ),
  figuresPanel(),
  ...chapters.map(chapterPanel),
  text('recycling-more', '有旧机要换？去家电焕新季看看 ›', {
    fontSize: 18,
    height: 30,
    textAlign: 'center',
    color: accent,
    marginTop: 40,
    marginBottom: 24,
    data: designedLink('家电焕新季'),
  }),
]
