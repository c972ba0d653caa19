import * as z from 'zod/mini'
import { color, commonDefaults, commonShape, link, px, prepared } from '@/widgets/common'
import { defineContract } from '@/widgets/widget'

const isTag = (value: unknown): boolean => typeof value === 'object' && value !== null && 'tag_id' in value

/** Tags as the picker stores them; a broken one must not lose the others. */
const tags = () =>
  prepared(
    (value) => (Array.isArray(value) ? (value as unknown[]).filter(isTag) : []),
    z.array(z.looseObject({ tag_id: z.union([z.number(), z.string()]), tag_name: z.catch(z.string(), '') })),
  )

const schema = z.looseObject({
  ...commonShape,
  text: z.string(),
  wgtTitleBackgroundColor: color(),
  wgtTitleBorderRadius: z.boolean(),
  wgtTitleFontSize: px(),
  wgtTitleTextColor: color(),
  /** The tags that become tabs; without any, those of the shops that are shown. */
  selectTagList: tags(),
  /** All tags and shops at the time of saving; those that are shown are read anew. */
  allTagList: tags(),
  data: z.array(z.unknown()),
  showMore: z.boolean(),
  moreText: z.string(),
  /** The list of all shops without a target. */
  moreLinkData: link(),
  wgtMoreTitleFontSize: px(10),
  wgtMoreTitleColor: color(),
  wgtMoreRightMargin: px(),
  columnNums: px(1, 10),
  wgtShopNameColor: color(),
  wgtShopNameFontSize: px(14),
  wgtShopBorder: z.boolean(),
  wgtShopBorderColor: color(),
  wgtShopBorderWidth: px(0, 5),
})
export type NearbyShopsSettings = z.output<typeof schema>

/** Shops around the visitor, with tabs by their tags. */
export const W0019 = defineContract({
  type: 'W0019',
  name: '附近商家',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0019', '附近商家'),
    height: 565,
    widthDisabled: true,
    heightDisabled: true,
    text: '附近商家',
    wgtTitleBackgroundColor: '#FF5A00',
    wgtTitleBorderRadius: true,
    wgtTitleFontSize: 18,
    wgtTitleTextColor: '#FFFFFF',
    selectTagList: [],
    allTagList: [],
    data: [],
    showMore: true,
    moreText: '查看更多>',
    moreLinkData: {},
    wgtMoreTitleFontSize: 14,
    wgtMoreTitleColor: '#8C8C8C',
    wgtMoreRightMargin: 10,
    columnNums: 5,
    wgtShopNameColor: '#333333',
    wgtShopNameFontSize: 18,
    wgtShopBorder: false,
    wgtShopBorderColor: '#333333',
    wgtShopBorderWidth: 0,
  },
  texts: ({ text }) => [text],
})
