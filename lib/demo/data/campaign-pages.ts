/** A designed page that is made by hand in `pages/campaigns`. */
export interface CampaignPage {
  key: 'renewal' | 'digital' | 'shops' | 'recycling' | 'guide'
  title: string
  /** Description for search engines and in the operator's list of pages. */
  note: string
}

/** The campaign pages: each shows the widgets of one group of the palette. They are reached by their id. */
export const campaignPages: CampaignPage[] = [
  {
    key: 'renewal',
    title: '家电焕新季',
    note: '冰洗空电厨卫一次换齐，一级能效补贴20%，先领券再下单，旧机同日拆走。',
  },
  {
    key: 'digital',
    title: '数码焕新馆',
    note: '手机、平板、手表与电脑，补贴15%，旧机可约上门回收。',
  },
  {
    key: 'shops',
    title: '身边的焕新门店',
    note: '线下门店可看样、可试机、可自提，旧机当面评估。',
  },
  {
    key: 'recycling',
    title: '旧机去哪儿了',
    note: '一台旧家电从上门到拆解再利用的五天，图文说明。',
  },
  {
    key: 'guide',
    title: '全屋家电导购',
    note: '按品类找、按房间找，一页逛完全屋家电。',
  },
]
